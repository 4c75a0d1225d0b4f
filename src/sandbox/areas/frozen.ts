import { areas } from './areas.ts'
import type { AnyArea, State } from './state.ts'

const all: readonly AnyArea[] = areas

/** Returns the frozen units that the records of all areas add up to, by account of the ledger. */
export function frozenByRecords(state: State): Map<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { member, kind = 'spot', coin, units } of all.flatMap(({ frozen }) => frozen?.(state) ?? [])) {
    const key = `m${member}/${kind}/${coin}/frozen`
    sums.set(key, (sums.get(key) ?? 0n) + units)
  }
  return sums
}

/** Accounts whose frozen part is not what the records say, as sentences; empty when all is well. */
export function frozenErrors(state: State): string[] {
  const said = frozenByRecords(state)
  const held = Object.keys(state.ledger.balances).filter((key) => /^m\d.*\/frozen$/.test(key))
  return [...new Set([...held, ...said.keys()])].flatMap((key) => {
    const [units, wanted] = [state.ledger.balances[key] ?? 0n, said.get(key) ?? 0n]
    return units === wanted ? [] : [`${key} holds ${units}, records say ${wanted}`]
  })
}
