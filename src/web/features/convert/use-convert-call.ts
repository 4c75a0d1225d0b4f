import { listConversions, useConvert } from '#generated/client/convert/convert.ts'
import type { ConvertValue } from '#generated/forms/convert/schema.ts'
import type { ConvertOrder } from '#generated/models/convert-order.ts'
import { toRequest } from '#forms/convert/request.ts'
import { ApiError } from '#src/web/client/api-error.ts'
import { type Decimal, decimal } from '#src/core/money/decimal.ts'
import { resultOf } from './conversions.ts'

/** True if a conversion was refused because its price is outdated. */
export const isPriceMoved = (error: unknown): boolean =>
  error instanceof ApiError && error.fields.some(({ key }) => key === 'price-moved')

/** As many of the newest as are looked through for the result. */
const LOOKED_AT = { pageNo: 1, pageSize: 10 }

/**
 * Converts and returns the new conversion, found in the list, since the call itself answers with nothing. Undefined
 * where the list does not show it. Rejects with the client's error.
 */
export function useConvertCall() {
  const { mutateAsync, isPending } = useConvert()

  /**
   * Reads the latest conversions. A failure counts as none: it must not fail the conversion, which has its own call.
   */
  const look = async (): Promise<readonly ConvertOrder[]> =>
    listConversions(LOOKED_AT).then(
      ({ data }) => data.content,
      () => [],
    )

  async function convert(value: ConvertValue, price: Decimal): Promise<ConvertOrder | undefined> {
    const before = new Set((await look()).map(({ id }) => id))
    await mutateAsync({ data: toRequest(value, price) })
    return resultOf(await look(), { ...value, needAmount: decimal(value.needAmount) }, before)
  }
  return { convert, isPending }
}
