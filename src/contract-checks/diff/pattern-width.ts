import { wholeNumber } from '#src/core/money/whole.ts'

/** One step of a pattern: characters of one kind, or a group of alternatives, and how often they stand. */
type Step = { readonly kinds: readonly string[]; readonly least: number; readonly most: number }

const STEP =
  /(?<kind>\[(?:[^\]\\]|\\.)+\]|\\.|\((?:\?:)?[^()[\]\\?*+{}]+\)|[^\\()[\]{}*+?^$|])(?<times>[?*+]|\{\d+(?:,\d*)?\})?/uy

/** Reads a pattern from end to end as steps; undefined for any other: without anchors, or with groups inside groups. */
function stepsOf(pattern: unknown): Step[] | undefined {
  const inside = typeof pattern === 'string' ? /^\^(.*)\$$/u.exec(pattern)?.[1] : undefined
  if (inside === undefined) return undefined
  const steps: Step[] = []
  STEP.lastIndex = 0
  while (STEP.lastIndex < inside.length) {
    const { kind = '', times } = STEP.exec(inside)?.groups ?? {}
    if (kind === '') return undefined
    const [least, most] = often(times)
    const group = /^\((?:\?:)?(.*)\)$/u.exec(kind)?.[1]
    steps.push({
      kinds:
        group === undefined ? [kind === '.' ? 'any' : kind] : group.split('|').map((word) => `word ${word}`),
      least,
      most,
    })
  }
  return steps
}

const OFTEN: Readonly<Record<string, readonly [number, number]>> = {
  '?': [0, 1],
  '*': [0, Infinity],
  '+': [1, Infinity],
}

function often(times: string | undefined): readonly [number, number] {
  if (times === undefined) return [1, 1]
  const named = OFTEN[times]
  if (named !== undefined) return named
  const [least = '', most] = times.slice(1, -1).split(',')
  const low = wholeNumber(least) ?? 0
  return [low, most === undefined ? low : (wholeNumber(most) ?? Infinity)]
}

/** The characters of a kind as ranges; undefined where it is a word, a negation, or a class of its own. */
function rangesOf(kind: string): (readonly [string, string])[] | undefined {
  if (kind === '\\d') return [['0', '9']]
  if (kind === '\\w')
    return [
      ['0', '9'],
      ['A', 'Z'],
      ['_', '_'],
      ['a', 'z'],
    ]
  if (/^\\[^\w]$/u.test(kind)) return [[kind.slice(1), kind.slice(1)]]
  if (/^[^\\[]$/u.test(kind)) return [[kind, kind]]
  const inside = /^\[(?!\^)(.*)\]$/u.exec(kind)?.[1]
  if (inside === undefined) return undefined
  const found: (readonly [string, string])[] = []
  for (const [part] of inside.matchAll(/\\.|[^\\]-[^\\]|[^\\]/gu)) {
    const ranges = part.length === 3 ? [[part.charAt(0), part.charAt(2)] as const] : rangesOf(part)
    if (ranges === undefined) return undefined
    found.push(...ranges)
  }
  return found
}

/** Returns true where one range of the first kind holds each range of the second. */
function holdsKind(wide: string, tight: string): boolean {
  if (wide === tight) return true
  const [outer, inner] = [rangesOf(wide), rangesOf(tight)]
  if (outer === undefined || inner === undefined) return false
  return inner.every(([low, high]) => outer.some(([least, most]) => least <= low && high <= most))
}

const holds = (wide: Step, tight: Step): boolean =>
  wide.least <= tight.least &&
  tight.most <= wide.most &&
  tight.kinds.every((kind) => wide.kinds.some((one) => holdsKind(one, kind)))

/** True if the first pattern surely takes every text that the second takes; false also where that is not decided. */
export function takesAllOf(wide: unknown, tight: unknown): boolean {
  const [outer, inner] = [stepsOf(wide), stepsOf(tight)]
  if (outer === undefined || inner === undefined || outer.length !== inner.length) return false
  return outer.every((step, at) => {
    const other = inner[at]
    return other !== undefined && holds(step, other)
  })
}
