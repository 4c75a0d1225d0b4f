import type { FilterFields } from './filter-field.ts'

/** Reads a filter from an address. Parts that are missing or wrong have the value for it. */
export function filterOf<Filter>(fields: FilterFields<Filter>, params: URLSearchParams): Filter {
  const filter: Partial<Filter> = {}
  for (const name of namesOf(fields)) filter[name] = fields[name].read(params)
  return filter as Filter
}

/** Returns an address with these parts of its filter changed; what is not the filter's stays. */
export function withFilter<Filter>(
  fields: FilterFields<Filter>,
  params: URLSearchParams,
  part: Partial<Filter>,
): URLSearchParams {
  const next = new URLSearchParams(params)
  const filter = { ...filterOf(fields, params), ...part }
  for (const name of namesOf(fields)) {
    for (const parameter of fields[name].names) next.delete(parameter)
    for (const [parameter, text] of Object.entries(fields[name].write(filter[name])))
      next.set(parameter, text)
  }
  return next
}

/** Returns an address whose filter leaves no row out. */
export function withoutFilter<Filter>(
  fields: FilterFields<Filter>,
  params: URLSearchParams,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const name of namesOf(fields))
    if (fields[name].narrows) for (const parameter of fields[name].names) next.delete(parameter)
  return next
}

/** True while the filter of an address leaves rows out. */
export const isNarrowed = <Filter>(fields: FilterFields<Filter>, params: URLSearchParams): boolean =>
  namesOf(fields).some((name) => {
    const { narrows, read, write } = fields[name]
    return narrows && Object.keys(write(read(params))).length > 0
  })

const namesOf = <Filter>(fields: FilterFields<Filter>): (keyof Filter)[] =>
  Object.keys(fields) as (keyof Filter)[]
