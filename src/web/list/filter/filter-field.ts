/**
 * The parts that filters are made of: how each reads its value from an address and writes it there. Values that are
 * none by the contract are left out, so that no server is asked for them.
 *
 *   choiceField(name, values)                  one of the values of the contract's enum, or null
 *   tabField(name, values)                    one of them always, the first if the address names none: as tabs
 *   textField(name, operation, parameter)      a text that fits the pattern of the operation's parameter, or null
 *   numberField(name, narrows)                 the number of a record, or null
 *   daysField()                                a range of days of this device's calendar, or null
 */
import type { Operation } from '#src/core/contract/operation.ts'
import { type DayRange, parseDay } from '#src/core/time/day.ts'

export type FilterField<Value> = {
  /** Parameters of the address that belong to it. */
  readonly names: readonly string[]
  readonly read: (params: URLSearchParams) => Value
  readonly write: (value: Value) => Readonly<Record<string, string>>
  /** True where it leaves rows out: "Show all" takes it off. */
  readonly narrows: boolean
}

/** The fields of a filter, by the names that its values have in the app. */
export type FilterFields<Filter> = { readonly [Name in keyof Filter]: FilterField<Filter[Name]> }

/** The values that fields read. */
export type FilterOf<Fields> = {
  readonly [Name in keyof Fields]: Fields[Name] extends FilterField<infer Value> ? Value : never
}

export function choiceField<Value extends string | number>(
  name: string,
  values: readonly Value[],
): FilterField<Value | null> {
  return optional(name, (text) => values.find((value) => `${value}` === text) ?? null)
}

export function textField(name: string, operation: Operation, parameter: string): FilterField<string | null> {
  const pattern = operation.patterns?.[parameter]
  if (pattern === undefined) throw new RangeError(`${operation.id} has no pattern for ${parameter}`)
  const form = new RegExp(pattern, 'u')
  return optional(name, (text) => (form.test(text) ? text : null))
}

function optional<Value extends string | number>(
  name: string,
  parse: (text: string) => Value | null,
): FilterField<Value | null> {
  return {
    names: [name],
    read(params) {
      const text = params.get(name)
      return text === null ? null : parse(text)
    },
    write: (value) => (value === null ? {} : { [name]: `${value}` }),
    narrows: true,
  }
}

export function tabField<Value extends string>(
  name: string,
  values: readonly [Value, ...Value[]],
): FilterField<Value> {
  const [first] = values
  return {
    names: [name],
    read: (params) => values.find((value) => value === params.get(name)) ?? first,
    write: (value) => (value === first ? {} : { [name]: value }),
    narrows: false,
  }
}

/** The number of a record, or null; `narrows` where it chooses among rows, and not what is shown of them. */
export const numberField = (name: string, narrows: boolean): FilterField<string | null> => ({
  names: [name],
  read: (params) => params.get(name) || null,
  write: (value) => (value === null ? {} : { [name]: value }),
  narrows,
})

export const daysField = (): FilterField<DayRange | null> => ({
  names: ['from', 'to'],
  read(params) {
    const [from, to] = [parseDay(params.get('from') ?? ''), parseDay(params.get('to') ?? '')]
    return from !== null && to !== null && from <= to ? { from, to } : null
  },
  write: (days) => (days === null ? {} : { from: days.from, to: days.to }),
  narrows: true,
})
