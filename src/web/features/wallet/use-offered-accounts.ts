import type { OptionalService } from '#generated/operations/optional-services.ts'
import { missingServices } from '#src/web/client/missing-services.ts'
import { useStore } from '#src/web/session/hooks.ts'
import { type Account, accounts } from './accounts.ts'

const SERVICES: Readonly<Partial<Record<Account, OptionalService>>> = { swap: 'swap', coinSwap: 'coin-swap' }

/** Returns the accounts that this exchange has. */
export function useOfferedAccounts(): readonly Account[] {
  const missing = useStore(missingServices)
  return accounts.filter((account) => !missing.has(SERVICES[account] ?? ''))
}
