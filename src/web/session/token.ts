import { defineEntry, wrapped } from './storage.ts'

/** The auth token, in local storage (SHELL-14). */
export const tokenEntry = defineEntry<string>({
  key: 'openbourse.token',
  areas: ['local'],
  migrations: [wrapped],
  check: (value) => (typeof value === 'string' && value !== '' ? value : null),
})
