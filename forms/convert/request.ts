import type { ConvertValue } from '#generated/forms/convert/schema.ts'
import type { ConvertRequest } from '#generated/models/convert-request.ts'
import { type Decimal, decimal } from '#src/core/money/decimal.ts'

/** What is given for what, at the price that was seen: plain units of the coin, never scaled ones. */
export const toRequest = (
  { fromUnit, toUnit, needAmount }: ConvertValue,
  price: Decimal,
): ConvertRequest => ({ fromUnit, toUnit, needAmount: decimal(needAmount), price })
