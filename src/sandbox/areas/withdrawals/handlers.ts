import { WithdrawalStatus } from '#generated/wire/withdrawal-status.ts'
import type { CreateWithdrawalRequest } from '#generated/wire/create-withdrawal-request.ts'
import type { Withdrawal as WireWithdrawal } from '#generated/wire/withdrawal.ts'
import type { WithdrawableCoin } from '#generated/wire/withdrawable-coin.ts'
import type { Language } from '#generated/wire/language.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { type CoinRow, COINS } from '../wallets/coins.ts'
import { termsOf } from '../deposits/coin-networks.ts'
import { networkName } from '../deposits/networks.ts'
import { serverMessage } from '../../http/messages.ts'
import { balanceOf } from '../../kernel/ledger.ts'
import { savedAddressesOf } from './addresses.ts'
import { ownerOf } from '../deposits/addresses.ts'
import { boundEmail, mail } from '../security/commands.ts'
import { isLocked } from '../wallets/commands.ts'
import type { Withdrawal } from './commands.ts'
import { destinationOf } from './destination.ts'
import type { Context, HandlerContext, Handlers } from '../../http/handler.ts'
import { requireFundPassword } from '../security/own-secrets.ts'
import { newestPage } from '../../http/page.ts'
import { ownOf } from '../own.ts'
import { sendOwnSms } from '../security/security-codes.ts'
import { sendMail } from '../auth/send-codes.ts'
import { requireFactor } from './withdrawal-factor.ts'
import { amountText } from '../wallets/amounts.ts'

function reasonOf({ status }: Withdrawal, language: Language): string | null {
  if (status === WithdrawalStatus.REJECTED) return serverMessage(language, 'withdrawal-refused')
  return status === WithdrawalStatus.FAILED ? serverMessage(language, 'withdrawal-failed') : null
}

const wire = (withdrawal: Withdrawal, language: Language): WireWithdrawal => {
  const { id, time, coin, address, memo, units, fee, status, hash, protocol, processed } = withdrawal
  return {
    id,
    addTime: time,
    coinName: coin,
    address,
    money: amountText(units, coin),
    fee: amountText(fee, coin),
    realMoney: amountText(units - fee, coin),
    status,
    hash,
    protocol,
    protocolName: networkName(protocol),
    processMold: hash === null ? null : 0,
    processTime: processed,
    withdrawInfo: reasonOf(withdrawal, language),
    memo,
    remark: null,
  }
}

const available = (coin: CoinRow, { engine, member }: Pick<HandlerContext, 'engine' | 'member'>): bigint =>
  balanceOf(engine.view().ledger, {
    owner: `m${member().id}`,
    kind: 'spot',
    coin: coin.unit,
    bucket: 'available',
  })

async function withdraw(body: CreateWithdrawalRequest, context: Context<'createWithdrawal'>): Promise<void> {
  const { engine, member, refuse } = context
  const { coinName, money, code, codeType, payPwd, ...where } = body
  const { id } = member()
  const { on, address, memo } = destinationOf({ unit: coinName, ...where }, refuse)
  const { coin, network } = on
  const units = toUnits(decimal(money), coin.scale)
  if (isLocked(engine.view(), { member: id, kind: 'spot', coin: coin.unit })) refuse('wallet-locked')
  await requireFundPassword(payPwd, context)
  const factor = await requireFactor(codeType, code, context)
  const { protocol } = network
  const inside = ownerOf(engine.view(), { address, memo, protocol })?.member ?? null
  await engine.submit({
    type: 'withdrawal.create',
    member: id,
    coin: coin.unit,
    protocol,
    address,
    memo,
    units,
    inside,
    factor,
  })
}

function wireCoin(coin: CoinRow, context: HandlerContext): WithdrawableCoin {
  const { leastFee, leastOut, mostUnreviewed, decimals, hasMemo } = termsOf(coin)
  const saved = savedAddressesOf(context.engine.view(), context.member().id)
  return {
    unit: coin.unit,
    name: coin.name,
    nameCn: coin.nameCn,
    balance: amountText(available(coin, context), coin.unit),
    threshold: amountText(mostUnreviewed, coin.unit),
    minAmount: amountText(leastOut, coin.unit),
    maxAmount: coin.maxWithdraw,
    minTxFee: amountText(leastFee, coin.unit),
    maxTxFee: null,
    withdrawScale: decimals,
    canAutoWithdraw: 1,
    accountType: hasMemo ? 1 : 0,
    addresses: saved
      .filter((entry) => entry.coin === coin.unit)
      .map(({ id, address, remark, protocol, memo }) => ({ id, address, remark, protocol, memo })),
  }
}

const canLeave = (coin: CoinRow): boolean => termsOf(coin).canWithdraw

export const withdrawalHandlers: Handlers = {
  sendWithdrawPhoneCode: sendOwnSms('withdraw'),
  sendWithdrawEmailCode: (_input, context) =>
    sendMail(mail('withdraw', boundEmail(context.member(), context.refuse)), context),

  async createWithdrawal({ body }, context) {
    await withdraw(body, context)
    context.setMessage('withdrawal-submitted')
    return null
  },

  listWithdrawals({ body: { page, pageSize } }, { engine, member, language }) {
    const { withdrawals, ownWithdrawals } = engine.view()
    const { content, ...rest } = newestPage(ownOf(ownWithdrawals, member().id), { pageNo: page, pageSize })
    const own = content.flatMap((id) => withdrawals[id] ?? [])
    return { ...rest, content: own.map((withdrawal) => wire(withdrawal, language)) }
  },

  listWithdrawableCoins: (_input, context) => COINS.filter(canLeave).map((coin) => wireCoin(coin, context)),
  listWithdrawableUnits: () => COINS.filter(canLeave).map(({ unit }) => unit),
}
