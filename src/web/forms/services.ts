import { createContext, useContext, useEffect } from 'react'
import type { Country } from './country.ts'

/** Storage of typed values, kept over reloads under a form's id. */
export type DraftStore = {
  readonly read: (formId: string) => unknown
  /** Null forgets it. */
  readonly write: (formId: string, value: object | null) => void
  /** The same in memory, for what must not be stored: it survives another screen, but no reload. */
  readonly held?: (formId: string) => unknown
  readonly hold?: (formId: string, value: object | null) => void
}

export type Countries = {
  readonly list: readonly Country[]
  readonly failed: boolean
  readonly retry: () => void
  /** Marks that a field needs them: the server is not asked before. */
  readonly ask: () => void
}

/** Sends a picked picture and answers with its address. Rejects with the client's error value. */
export type Upload = (
  file: File,
  options: {
    /** Which upload call the contract names for the field. */
    readonly operation: string
    /** Hears how much was sent, from 0 to 1. */
    readonly onUpload: (share: number) => void
    readonly signal: AbortSignal
  },
) => Promise<string>

/** Services that forms need from outside. They import no feature and no storage: the app provides these. */
export type FormServices = {
  readonly drafts: DraftStore
  readonly countries: Countries
  /** Needed by forms that take pictures. */
  readonly upload?: Upload
}

const nothing: FormServices = {
  drafts: { read: () => null, write: () => {} },
  countries: { list: [], failed: false, retry: () => {}, ask: () => {} },
}

export const FormServicesContext = createContext(nothing)

export const useFormServices = (): FormServices => useContext(FormServicesContext)

export function useCountries(): Countries {
  const { countries } = useFormServices()
  const { ask } = countries
  useEffect(() => ask(), [ask])
  return countries
}
