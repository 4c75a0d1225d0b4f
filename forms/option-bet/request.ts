import type { OptionBetValue } from '#generated/forms/option-bet/schema.ts'
import type { PlaceOptionBetRequest } from '#generated/models/place-option-bet-request.ts'
import { decimal } from '#src/core/money/decimal.ts'

/** Builds the request of `placeOptionBet`, for a round of a pair. */
export const toRequest = (
  { direction, amount }: OptionBetValue,
  round: Pick<PlaceOptionBetRequest, 'symbol' | 'optionId'>,
): PlaceOptionBetRequest => ({ ...round, direction, amount: decimal(amount) })
