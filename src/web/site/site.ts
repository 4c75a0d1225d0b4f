import { createContext, useContext } from 'react'

/** Name and address of this installation, for every screen. */
export type Site = {
  readonly name: string
  /** Address that a phone opens, for the QR code. */
  readonly address: string
}

export const SiteContext = createContext<Site>({ name: '', address: '' })

/** Name and address of this installation, as the deployment has decided. */
export const useSite = (): Site => useContext(SiteContext)
