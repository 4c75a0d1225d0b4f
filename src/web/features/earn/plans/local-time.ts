import { fromGmt8Time } from '#src/core/earn/time-of-day.ts'
import { serverClock } from '#src/web/client/server-clock.ts'
import { localAhead } from '../local-clock.ts'

/** A plan's time of day on the clock of this device, as `HH:mm`. */
export const localTime = (startTime: string): string =>
  fromGmt8Time(startTime, localAhead(serverClock.now())).slice(0, 5)
