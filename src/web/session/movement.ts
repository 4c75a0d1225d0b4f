import { remember } from './remembered.ts'
import { defineEntry, wrapped } from './storage.ts'

/** Colours of rising and falling prices, rising first. */
export const movements = ['green-red', 'red-green', 'blue-orange'] as const

export type Movement = (typeof movements)[number]

export const movementStore = remember<Movement>(
  defineEntry({
    key: 'openbourse.movement',
    areas: ['local'],
    migrations: [wrapped],
    check: (value) => movements.find((movement) => movement === value) ?? null,
  }),
  () => 'green-red',
)
