import { remember } from '#src/web/session/remembered.ts'
import { defineEntry, wrapped } from '#src/web/session/storage.ts'

export type WalletPreferences = {
  /** Amounts are masked. */
  readonly hideAmounts: boolean
  /** Coins worth less than a dollar are left out. */
  readonly hideSmall: boolean
}

const nothingHidden: WalletPreferences = { hideAmounts: false, hideSmall: false }

/** Display options of the wallets, remembered in this browser. */
export const walletPreferences = remember<WalletPreferences>(
  defineEntry({
    key: 'openbourse.wallet',
    areas: ['local'],
    migrations: [wrapped],
    check: preferencesOf,
  }),
  () => nothingHidden,
)

function preferencesOf(value: unknown): WalletPreferences | null {
  if (typeof value !== 'object' || value === null) return null
  const { hideAmounts, hideSmall } = { ...nothingHidden, ...value }
  return typeof hideAmounts === 'boolean' && typeof hideSmall === 'boolean'
    ? { hideAmounts, hideSmall }
    : null
}
