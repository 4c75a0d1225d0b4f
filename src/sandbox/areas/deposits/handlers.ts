import type { Deposit as WireDeposit } from '#generated/wire/deposit.ts'
import { CONFIRMATIONS } from './coin-networks.ts'
import { networkName } from './networks.ts'
import type { Deposit } from './commands.ts'
import type { Handlers } from '../../http/handler.ts'
import { newestPage } from '../../http/page.ts'
import { ownOf } from '../own.ts'
import { amountText } from '../wallets/amounts.ts'

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
  protocolName: networkName(deposit.protocol),
  block: deposit.block,
  agreen: 0,
})

export const depositHandlers: Handlers = {
  listDeposits({ body: { page, pageSize } }, { engine, member }) {
    const { deposits, ownDeposits } = engine.view()
    const { content, ...rest } = newestPage(ownOf(ownDeposits, member().id), { pageNo: page, pageSize })
    return { ...rest, content: content.flatMap((id) => deposits[id] ?? []).map(wire) }
  },
}
