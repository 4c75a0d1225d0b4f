import type { AreaPersonas } from '../../personas/area-personas.ts'
import { DAY } from '../../personas/past-command.ts'

/** The trader's withdrawals were allowed by an authenticator app that it gave up since: that leaves no messages behind. */
export const securityPersonas: AreaPersonas = {
  traderPast: ({ member, secret }) => [
    { ago: 119 * DAY, command: { type: 'totp.bind', member, secret, step: 0 } },
    { ago: 60_000, command: { type: 'totp.unbind', member, step: 1000 } },
  ],
}
