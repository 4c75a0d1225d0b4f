import type { ContractOrderDirection } from '#generated/wire/contract-order-direction.ts'
import { MarginChange } from '#generated/wire/margin-change.ts'
import { MarginMode } from '#generated/wire/margin-mode.ts'
import type { MarginMode as Mode } from '#src/core/perpetual/account.ts'
import { decimal, toUnits } from '#src/core/money/decimal.ts'
import { SCALE } from '#src/core/perpetual/units.ts'
import type { HandlerContext } from '../http/handler.ts'
import type { Kind } from './contracts.ts'
import type { AdjustRefusal } from './margin.ts'
import { askedContract, leverageIn, openedBy } from './order-answers.ts'
import type { Position } from './perpetual-state.ts'
import { isModeBound, type Side } from './settings.ts'
import { venueOf } from './venue.ts'

type ContractBody = { readonly contractCoinId: number | string }
type MarginBody = { readonly type: MarginChange; readonly principal: string }
type LeverageBody = ContractBody & { readonly direction: ContractOrderDirection; readonly leverage: string }

export const modeIn = ({ targetPattern }: { readonly targetPattern: MarginMode }): Mode =>
  targetPattern === MarginMode.CROSSED ? 'cross' : 'isolated'

/** Acts and answers of the calls that change how positions of a kind of contracts are secured. */
export const settingAnswers = (kind: Kind) => ({
  async adjust(
    position: Position | undefined,
    { type, principal }: MarginBody,
    { engine, member, setMessage, refuse }: HandlerContext<AdjustRefusal>,
  ): Promise<null> {
    await engine.submit({
      type: `${kind.id}.adjust` as const,
      member: member().id,
      position: (position ?? refuse('position-not-found')).id,
      how: type === MarginChange.ADD ? 'add' : 'take',
      units: toUnits(decimal(principal), SCALE),
    })
    setMessage('changed')
    return null
  },

  checkMode(
    body: ContractBody,
    { engine, member, refuse }: HandlerContext<'contract-not-exist' | 'positions-or-orders-open'>,
  ): null {
    const { settled: coin } = askedContract(kind, body, refuse)
    if (isModeBound(venueOf(kind, engine.view()), { member: member().id, coin }))
      refuse('positions-or-orders-open')
    return null
  },

  /** The contents of the command that sets a leverage. */
  leverageRequest: (
    body: LeverageBody,
    { member, refuse }: HandlerContext<'contract-not-exist'>,
  ): Side & { readonly leverage: number } => ({
    member: member().id,
    symbol: askedContract(kind, body, refuse).symbol,
    direction: openedBy(body.direction),
    leverage: leverageIn(body),
  }),
})
