import { WithdrawCodeStatus } from '#generated/wire/withdraw-code-status.ts'
import type { WithdrawCode } from '#generated/wire/withdraw-code.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { formatGmt8 } from '#src/core/time/gmt8.ts'
import { instant } from '#src/core/time/instant.ts'
import { amountText } from '../wallets/amounts.ts'
import { findCoin } from '../wallets/coins.ts'
import { toHex } from '../../kernel/hex.ts'
import { CODE_LIFE, findWithdrawCode, type WithdrawCodeRecord } from './commands.ts'
import { ownOf } from '../own.ts'
import { keyOf } from '../state.ts'
import type { Handlers } from '../../http/handler.ts'
import { requireFundPassword } from '../security/own-secrets.ts'
import { newestPage } from '../../http/page.ts'

const statusOf = ({ redeemed, failed }: WithdrawCodeRecord): WithdrawCode['status'] => {
  if (redeemed !== null) return WithdrawCodeStatus.SUCCESS
  return failed === null ? WithdrawCodeStatus.PROCESSING : WithdrawCodeStatus.FAIL
}

const textOf = (time: number): string => formatGmt8(instant(time))

/** As one member sees it: who redeemed it is for the two of them. */
function wire(record: WithdrawCodeRecord, reader: number): WithdrawCode {
  const { id, member, secret, coin, units, made, redeemed, failed } = record
  const dealt = redeemed?.time ?? failed
  return {
    id,
    memberId: member,
    withdrawCode: secret,
    withdrawAmount: amountText(units, coin),
    status: statusOf(record),
    coinId: coin,
    createTime: textOf(made),
    dealTime: dealt === null ? null : textOf(dealt),
    rmemberId: redeemed !== null && [member, redeemed.by].includes(reader) ? redeemed.by : null,
    remark: null,
    expireTime: textOf(made + CODE_LIFE),
  }
}

export const withdrawCodeHandlers: Handlers = {
  async createWithdrawCode({ body: { unit, amount, jyPassword } }, context) {
    const { engine, entropy, member, refuse } = context
    const coin = findCoin(unit) ?? refuse('coin-illegal')
    const units = toUnits(decimal(amount), coin.scale)
    const { id } = member()
    await requireFundPassword(jyPassword, context)
    const secret = toHex(entropy.bytes(16))
    await engine.submit({ type: 'withdrawCode.make', member: id, secret, coin: coin.unit, units })
    const made = engine.view().withdrawCodes[keyOf(secret)]
    if (made === undefined) throw new RangeError('a code that was made is gone')
    return wire(made, id)
  },

  lookUpWithdrawCode: ({ body: { withdrawCode } }, { engine, member, refuse }) =>
    wire(findWithdrawCode(engine.view(), withdrawCode, refuse), member().id),

  async redeemWithdrawCode({ body: { withdrawCode } }, { engine, member }) {
    await engine.submit({ type: 'withdrawCode.redeem', member: member().id, secret: withdrawCode })
    return null
  },

  listWithdrawCodes({ body: { page, pageSize } }, { engine, member }) {
    const { id } = member()
    const { withdrawCodes, ownWithdrawCodes } = engine.view()
    const { content, ...rest } = newestPage(ownOf(ownWithdrawCodes, id), { pageNo: page, pageSize })
    const records = content.flatMap((key) => withdrawCodes[key] ?? [])
    return { ...rest, content: records.map((record) => wire(record, id)) }
  },
}
