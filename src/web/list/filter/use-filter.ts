import { useMemo } from 'react'
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
  const filter = useMemo(() => filterOf(fields, params), [fields, params])
  // The address is ahead of the screen for a moment: of two filters that are chosen at once, both count.
  const latest = (): URLSearchParams => new URLSearchParams(window.location.search)
  return {
    filter,
    change: (part) => setParams(withFilter(fields, latest(), part)),
    clear: () => setParams(withoutFilter(fields, latest())),
    isNarrowed: isNarrowed(fields, params),
  }
}
