import type { ChangeRule } from './change-rule.ts'
import { channelRules } from './channels.ts'
import { limitRules } from './limits.ts'
import { messageRules } from './messages.ts'
import { operationRules } from './operations.ts'
import { propertyRules } from './properties.ts'
import { rootRules } from './root.ts'
import { schemaRules } from './schemas.ts'
import { wordRules } from './words.ts'

export const GROUPS = {
  'The document': rootRules,
  Operations: operationRules,
  'Parameters, bodies, statuses, headers': messageRules,
  Fields: propertyRules,
  Values: schemaRules,
  Limits: limitRules,
  'Our own words': wordRules,
  'Channels and messages': channelRules,
} as const

/** Every kind of change that is told, by name. */
export const CHANGE_RULES = {
  ...rootRules,
  ...operationRules,
  ...messageRules,
  ...propertyRules,
  ...schemaRules,
  ...limitRules,
  ...wordRules,
  ...channelRules,
} as const satisfies Readonly<Record<string, ChangeRule>>

export type ChangeId = keyof typeof CHANGE_RULES
