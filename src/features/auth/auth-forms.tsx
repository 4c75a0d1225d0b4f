import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { useListCountries } from '#generated/client/auth/auth.ts'
import { dataOf } from '#src/client/data-of.ts'
import { type FormServices, FormServicesContext } from '#src/forms/services.ts'
import { draftStore } from '#src/session/drafts.ts'
import { offered } from './countries.ts'

const NONE = [] as const

/** Gives the forms below what they need from outside: remembered drafts, and the countries once a field asks. */
export function AuthForms({ children }: { readonly children: ReactNode }): ReactNode {
  const [wanted, setWanted] = useState(false)
  const ask = useCallback(() => setWanted(true), [])
  const { data, isError, refetch } = useListCountries({
    query: { enabled: wanted, select: dataOf, staleTime: Infinity },
  })
  const list = useMemo(() => (data === undefined ? NONE : offered(data)), [data])
  const services = useMemo<FormServices>(
    () => ({
      drafts: draftStore,
      countries: { list, failed: isError, retry: () => void refetch(), ask },
    }),
    [list, isError, refetch, ask],
  )
  return <FormServicesContext value={services}>{children}</FormServicesContext>
}
