import type { Id } from '#src/core/contract/id.ts'

type Form = { readonly id: string }

/** The key of what was typed about a position: it is kept when its dialog is closed, until it is sent. */
export const positionDraftKey = ({ id }: Form, positionId: Id): string => `${id}:${positionId}`
