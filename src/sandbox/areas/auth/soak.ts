import type { SoakCommands, SoakDraws } from '../../soak/draws.ts'
import type { CodeCommand } from './codes.ts'

export const codeSoak = ({ phone, code }: SoakDraws): SoakCommands<CodeCommand> => ({
  seldom: [
    () => ({ type: 'code.send', purpose: 'withdraw', channel: 'sms', address: phone(), code: code() }),
  ],
})
