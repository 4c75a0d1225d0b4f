import type { State } from '../areas/state.ts'

type Reducer = (state: State, item: never, context: never) => unknown

/** Reducers under the names of a kind: `open` of `swap` runs the commands with the type `swap.open`. */
type Named<K extends string, T extends Readonly<Record<string, Reducer>>> = {
  readonly [N in keyof T & string as `${K}.${N}`]: T[N] extends (
    state: State,
    item: infer I,
    context: infer C,
  ) => infer R
    ? (state: State, item: I & { readonly type: `${K}.${N}` }, context: C) => R
    : never
}

export const named = <K extends string, T extends Readonly<Record<string, Reducer>>>(
  kind: K,
  reducers: T,
): Named<K, T> =>
  // The keys are made as the type makes them.
  Object.fromEntries(
    Object.entries(reducers).map(([name, reducer]) => [`${kind}.${name}`, reducer]),
  ) as unknown as Named<K, T>
