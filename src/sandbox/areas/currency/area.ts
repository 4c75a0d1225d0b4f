import type { Area } from '../area.ts'
import { currencyHandlers } from './handlers.ts'

/** Display currencies and their rates. */
export const currencyArea: Area = {
  handlers: currencyHandlers,
}
