import { MerchantStatus } from '#generated/wire/merchant-status.ts'
import type { MerchantApplication } from '#generated/wire/merchant-application.ts'
import type { MerchantInfo } from '#generated/wire/merchant-info.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { findCoin } from '../wallets/coins.ts'
import { findMerchantDeposit, MERCHANT_DEPOSITS } from './merchant-deposits.ts'
import { serverMessage } from '../../http/messages.ts'
import type { Refuse } from '../../kernel/refusal.ts'
import { checkMerchantApplicant } from './commands.ts'
import { IDENTITY_PHOTO } from '../uploads/photos.ts'
import type { HandlerContext, Handlers } from '../../http/handler.ts'
import { maskEmail } from '../members/mask.ts'
import { ownPhoto } from '../uploads/own-photo.ts'
import { verdictOn } from '../real-names/verdict.ts'
import { wireCoin } from '../wallets/handlers.ts'

function merchantInfo({
  engine,
  member,
  language,
}: Pick<HandlerContext, 'engine' | 'member' | 'language'>): MerchantInfo {
  const { id, level, email } = member()
  const merchant = engine.view().merchants[id]
  const status = merchant?.status ?? MerchantStatus.NOT_CERTIFIED
  const reason = merchant?.reason ?? null
  const why = reason === null ? null : serverMessage(language, reason)
  return {
    certifiedBusinessStatus: status,
    memberLevel: level,
    email: email && maskEmail(email),
    detail: status === MerchantStatus.FAILED ? why : null,
    reason: status === MerchantStatus.RETURN_FAILED ? why : null,
  }
}

/** Longest texts of an application, by the contract's MerchantApplication. */
const LONGEST = { telno: 32, wechat: 64, qq: 32, coinSymbol: 20, assetData: 500, tradeData: 500 } as const

type ApplicationRefusal = 'wrong-format' | 'required' | 'too-long'

/** The application inside its JSON text. @throws Refusal on `json` when it is none */
function readApplication(json: string, refuse: Refuse<ApplicationRefusal>): MerchantApplication {
  const broken = (): never => refuse('wrong-format')
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return broken()
  }
  if (typeof value !== 'object' || value === null) return broken()
  const fields = new Map<string, unknown>(Object.entries(value))
  const text = (name: keyof typeof LONGEST): string => {
    const part = fields.get(name)
    if (typeof part !== 'string' || part.trim() === '') return refuse('required')
    return part.length > LONGEST[name] ? refuse('too-long') : part
  }
  const optional = (name: 'wechat' | 'qq') => (fields.has(name) ? { [name]: text(name) } : {})
  if ([...fields.keys()].some((name) => !Object.hasOwn(LONGEST, name))) return broken()
  return {
    telno: text('telno'),
    ...optional('wechat'),
    ...optional('qq'),
    coinSymbol: text('coinSymbol'),
    assetData: text('assetData'),
    tradeData: text('tradeData'),
  }
}

export const merchantHandlers: Handlers = {
  listMerchantDeposits: (_input, context) =>
    MERCHANT_DEPOSITS.flatMap(({ id, coin: unit, amount }) => {
      const coin = findCoin(unit)
      return coin === undefined
        ? []
        : [{ id, amount, status: 0 as const, createTime: null, coin: wireCoin(coin, context) }]
    }),

  getMerchantStatus: (_input, context) => merchantInfo(context),

  async applyAsMerchant({ body: { json, businessAuthDepositId } }, context) {
    const { engine, member, say, refuse } = context
    checkMerchantApplicant(engine.view(), member().id, refuse)
    const chosen = findMerchantDeposit(businessAuthDepositId)
    const coin = chosen && findCoin(chosen.coin)
    if (chosen === undefined || coin === undefined) return refuse('wrong-choice')
    const { telno, wechat = '', qq = '', coinSymbol, assetData, tradeData } = readApplication(json, refuse)
    if (coinSymbol !== coin.unit) refuse('coin-illegal')
    const photo = (address: string): number =>
      ownPhoto(address, IDENTITY_PHOTO, { field: 'json', missing: 'not-find-file' }, context).id
    const command = {
      type: 'merchant.apply',
      member: member().id,
      deposit: { coin: coin.unit, units: toUnits(decimal(chosen.amount), coin.scale) },
      application: { phone: telno, wechat, qq, assets: photo(assetData), trades: photo(tradeData) },
      reason: verdictOn([telno, wechat, qq], 'merchant-refused'),
    } as const
    await engine.submit(command)
    say('merchant-submitted')
    return merchantInfo(context)
  },

  async cancelMerchant({ body: { detail = '' } }, { engine, member, say }) {
    const reason = verdictOn([detail], 'deposit-return-refused')
    await engine.submit({ type: 'merchant.leave', member: member().id, reason })
    say('deposit-return-submitted')
    return null
  },
}
