import { createContext, useContext } from 'react'

/** What every screen may say about this installation. */
export type Site = {
  readonly name: string
  /** Where a phone finds it: what the QR code says. */
  readonly address: string
}

export const SiteContext = createContext<Site>({ name: '', address: '' })

/** Name and address of this installation, as the deployment has decided. */
export const useSite = (): Site => useContext(SiteContext)
