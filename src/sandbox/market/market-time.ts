const HOUR = 3600
const WEEK = 7 * 24 * HOUR
/** 1970-01-05, a Monday, 00:00 UTC. */
const MONDAY = 4 * 24 * HOUR

/** Liveliness of the hours of a day, from 00:00 UTC: calm before Europe wakes, liveliest when America does too. */
const HOURS = [
  1.05, 1, 0.9, 0.8, 0.75, 0.72, 0.78, 0.9, 1, 1.02, 0.98, 0.95, 1.05, 1.3, 1.6, 1.55, 1.4, 1.25, 1.12, 1.05,
  1, 0.92, 0.85, 0.95,
]
const WEEKEND = 0.65

/** Market time at the beginning of each hour of the week, in ordinary seconds. */
const atHour = [0]
for (let hour = 0; hour < WEEK / HOUR; hour++)
  atHour.push((atHour[hour] ?? 0) + (HOURS[hour % 24] ?? 1) * (hour < 5 * 24 ? 1 : WEEKEND) * HOUR)
const ofWeek = atHour.at(-1) ?? WEEK

/** Seconds of market time since 1970: they pass faster where more happens, and as many a week as on the clock. */
export function marketTime(second: number): number {
  const since = second - MONDAY
  const week = Math.floor(since / WEEK)
  const inWeek = since - week * WEEK
  const hour = Math.floor(inWeek / HOUR)
  const [from, until] = [atHour[hour] ?? 0, atHour[hour + 1] ?? 0]
  const passed = from + (until - from) * ((inWeek - hour * HOUR) / HOUR)
  return (week + passed / ofWeek) * WEEK
}
