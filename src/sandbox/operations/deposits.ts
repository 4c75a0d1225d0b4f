import type { Deposit as WireDeposit } from '#generated/wire/deposit.ts'
import { CONFIRMATIONS } from '../data/coin-networks.ts'
import { findNetwork } from '../data/networks.ts'
import { type Deposit, depositsOf } from '../state/deposits.ts'
import { amountText } from './amount-text.ts'
import type { Handlers } from './handler.ts'
import { pageOf } from './page.ts'

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
