import { useCallback } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { getCheckUsernameQueryOptions } from '#generated/client/auth/auth.ts'

/** Asks whether a user name is free, while the form is still being filled in (operation `checkUsername`). */
export function useUsernameCheck(): (value: { readonly username?: string }) => Promise<unknown> {
  const client = useQueryClient()
  return useCallback(
    ({ username = '' }) => client.query(getCheckUsernameQueryOptions({ username })),
    [client],
  )
}
