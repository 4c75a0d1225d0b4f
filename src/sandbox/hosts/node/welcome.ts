import { PERSONA_PASSWORD, PERSONAS } from '../../personas/personas.ts'
import type { StorageError } from '../../kernel/storage-error.ts'
import type { InboxMessage } from '../../areas/auth/inbox.ts'

/** What `npm start` says once it serves. */
export function welcome(at: { host: string; port: number; data: string; switches: boolean }): string {
  const address = `http://${at.host.includes(':') ? `[${at.host}]` : at.host}:${at.port}`
  const people = PERSONAS.filter(({ extra }) => !extra)
  const width = Math.max(...people.map(({ email }) => email.length))
  return [
    `Openbourse with its sandbox exchange: ${address}`,
    '',
    `  Log in as (password ${PERSONA_PASSWORD}):`,
    ...people.map(({ email, about }) => `    ${email.padEnd(width)}  ${about}`),
    '',
    '  Or register: the codes that the exchange sends appear here',
    `  and at ${address}/__sandbox/inbox`,
    `  Send yourself coins: POST {"account", "protocol", "coin", "amount"} as JSON to ${address}/__sandbox/deposit`,
    ...(at.switches ? [`  Switches: ${address}/__sandbox/ (clock, scenario, reset, journal)`] : []),
    `  Data is kept in ${at.data}`,
    '',
  ].join('\n')
}

/** What is said when writing begins to fail, and when it works again. */
export function describeStorage(error: StorageError | undefined): string {
  if (error === undefined) return 'Everything is kept again.'
  const until = error.isFull ? 'until there is room on the disk' : 'until writing works again'
  return `Nothing can be kept: ${error.message}. Calls that change something are refused ${until}.`
}

export const describeMessage = ({ channel, address, purpose, code }: InboxMessage): string =>
  `${channel === 'sms' ? 'Text message' : 'E-mail'} to ${address} (${purpose}): ${code}`
