import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useListCountries } from '#generated/client/auth/auth.ts'
import type { Country } from '#generated/models/country.ts'
import { dataOf } from '#src/web/client/data-of.ts'
import { type FormServices as Services, FormServicesContext } from '#src/web/forms/services.ts'
import { draftStore } from '#src/web/session/drafts.ts'
import { upload } from './upload.ts'
import { FluentFrame } from './fluent-frame.tsx'

const NONE = [] as const

/**
 * Gives the forms below what they need from outside: remembered drafts, the countries once a field asks,
 * and the way for pictures. Comes with the first screen that has forms (routing/screens.ts), not with the app.
 */
export function FormServices({ children }: { readonly children: ReactNode }): ReactNode {
  const [wanted, setWanted] = useState(false)
  const ask = useCallback(() => setWanted(true), [])
  const { data, isError, refetch } = useListCountries({
    query: { enabled: wanted, select: dataOf, staleTime: Infinity },
  })
  const list = useMemo(() => (data === undefined ? NONE : offered(data)), [data])
  const services = useMemo<Services>(
    () => ({
      drafts: draftStore,
      countries: { list, failed: isError, retry: () => void refetch(), ask },
      upload,
    }),
    [list, isError, refetch, ask],
  )
  return (
    <FluentFrame>
      <FormServicesContext value={services}>{children}</FormServicesContext>
    </FluentFrame>
  )
}

/** The countries that accounts may still belong to, in the server's order. */
function offered(countries: readonly Country[]): readonly Country[] {
  return countries.filter(({ delFlag }) => delFlag !== 1).sort((a, b) => a.sort - b.sort)
}
