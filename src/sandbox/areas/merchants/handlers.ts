import { MerchantStatus } from '#generated/wire/merchant-status.ts'
import type { MerchantApplication } from '#generated/wire/merchant-application.ts'
import type { MerchantInfo } from '#generated/wire/merchant-info.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { findCoin } from '../wallets/coins.ts'
import { findMerchantDeposit, MERCHANT_DEPOSITS } from './merchant-deposits.ts'
import { serverMessage } from '../../http/messages.ts'
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
    const { engine, member, setMessage, refuse } = context
    checkMerchantApplicant(engine.view(), member().id, refuse)
    const chosen = findMerchantDeposit(businessAuthDepositId)
    const coin = chosen && findCoin(chosen.coin)
    if (chosen === undefined || coin === undefined) return refuse('wrong-choice')
    // The contract's check has read it before.
    const application = JSON.parse(json) as MerchantApplication
    const { telno, wechat = '', qq = '', coinSymbol, assetData, tradeData } = application
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
    setMessage('merchant-submitted')
    return merchantInfo(context)
  },

  async cancelMerchant({ body: { detail = '' } }, { engine, member, setMessage }) {
    const reason = verdictOn([detail], 'deposit-return-refused')
    await engine.submit({ type: 'merchant.leave', member: member().id, reason })
    setMessage('deposit-return-submitted')
    return null
  },
}
