import { remember } from './remembered.ts'
import { defineEntry, wrapped } from './storage.ts'

/**
 * Whether hot-keys without Ctrl or Cmd are heard. Whoever steers by voice, or brushes keys, switches them off
 * (WCAG 2.1.4); on until then.
 */
export const singleKeysStore = remember<boolean>(
  defineEntry({
    key: 'openbourse.single-keys',
    areas: ['local'],
    migrations: [wrapped],
    check: (value) => (typeof value === 'boolean' ? value : null),
  }),
  () => true,
)
