import { remember } from './remembered.ts'
import { defineEntry, wrapped } from './storage.ts'

/**
 * True while hot-keys without Ctrl or Cmd are on. People who use speech input, or press keys by accident, switch them
 * off (WCAG 2.1.4). On by default.
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
