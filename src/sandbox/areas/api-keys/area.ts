import type { Area } from '../area.ts'
import {
  type ApiKeyState,
  type ApiKeyCommand,
  type ApiKeyDue,
  freshApiKeys,
  apiKeyCommands,
  apiKeyDues,
} from './commands.ts'
import { apiKeyHandlers } from './handlers.ts'

/** API keys of members. */
export const apiKeysArea: Area<ApiKeyState, ApiKeyCommand, ApiKeyDue> = {
  fresh: freshApiKeys,
  commands: apiKeyCommands,
  dues: apiKeyDues,
  handlers: apiKeyHandlers,
}
