import type { ConvertValue } from '#generated/forms/convert/schema.ts'
import type { ConvertRequest } from '#generated/models/convert-request.ts'
import { type Decimal, decimal } from '#src/core/money/decimal.ts'

/**
 * Builds the request of a conversion at the price that was shown. Amounts are decimals of the coin, not scaled units.
 */
export const toRequest = (
  { fromUnit, toUnit, needAmount }: ConvertValue,
  price: Decimal,
): ConvertRequest => ({ fromUnit, toUnit, needAmount: decimal(needAmount), price })
