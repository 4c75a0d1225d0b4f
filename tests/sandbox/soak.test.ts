import { expect, test } from 'vitest'
import { soakServer } from '#tests/support/soak/soak-server.ts'

const SECONDS = 20

test(
  `${SECONDS} seconds of garbage frames, resets, half requests, odd addresses and crowds do not disturb two traders`,
  { timeout: 120_000 },
  async () => {
    const { noticed, rounds, attacks } = await soakServer(SECONDS, 'test')
    expect(noticed).toEqual([])
    expect(rounds).toHaveLength(2)
    expect(Math.min(...rounds)).toBeGreaterThan(2)
    expect(Object.keys(attacks)).toHaveLength(18)
    expect(Object.values(attacks).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(100)
  },
)
