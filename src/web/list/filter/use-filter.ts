import { startTransition, useMemo, useOptimistic } from 'react'
import { useSearchParams } from 'react-router-dom'
import { filterOf, isNarrowed, withFilter, withoutFilter } from './address.ts'
import type { FilterFields } from './filter-field.ts'

export type UsedFilter<Filter> = {
  readonly filter: Filter
  /** Takes the changed part of the filter only. */
  readonly change: (part: Partial<Filter>) => void
  /** Takes off what leaves rows out. */
  readonly clear: () => void
  /** True while rows are left out. */
  readonly isNarrowed: boolean
}

/**
 * The filter of a list, kept in the address: a link, a reload and the way back show the same rows. Each change is an
 * address of its own, so that the browser's "back" undoes it.
 */
export function useFilter<Filter>(fields: FilterFields<Filter>): UsedFilter<Filter> {
  const [params, setParams] = useSearchParams()
  // A choice is shown at once, although the router takes its time to follow the address.
  const [latest, setLatest] = useOptimistic(params)
  const filter = useMemo(() => filterOf(fields, latest), [fields, latest])
  const go = (next: (address: URLSearchParams) => URLSearchParams): void =>
    startTransition(() => {
      // Not `params`: of two filters that are chosen at once, both count.
      const address = next(new URLSearchParams(window.location.search))
      setLatest(address)
      setParams(address)
    })
  return {
    filter,
    change: (part) => go((address) => withFilter(fields, address, part)),
    clear: () => go((address) => withoutFilter(fields, address)),
    isNarrowed: isNarrowed(fields, latest),
  }
}
