import type { Deposit as WireDeposit } from '#generated/wire/deposit.ts'
import { CONFIRMATIONS } from './coin-networks.ts'
import { findNetwork } from './networks.ts'
import { type Deposit, depositsOf } from './commands.ts'
import { amountText } from '../wallets/amount-text.ts'
import type { Handlers } from '../../http/handler.ts'
import { pageOf } from '../../http/page.ts'

const wire = (deposit: Deposit): WireDeposit => ({
  id: deposit.id,
  hash: deposit.hash,
  addTime: deposit.time,
  coinName: deposit.coin,
  money: amountText(deposit.units, deposit.coin),
  confirms: deposit.confirms,
  nConfirms: CONFIRMATIONS,
  status: deposit.status,
  send: deposit.from,
  address: deposit.address,
  protocol: deposit.protocol,
  protocolName: findNetwork(deposit.protocol)?.name ?? '',
  block: deposit.block,
  agreen: 0,
})

export const depositHandlers: Handlers = {
  listDeposits({ body: { page, pageSize } }, { engine, member }) {
    const own = depositsOf(engine.view(), member().id)
    const { content, ...rest } = pageOf(own, { pageNo: page, pageSize })
    return { ...rest, content: content.map(wire) }
  },
}
