import { destinationOf } from './destination.ts'
import type { Handlers } from '../../http/handler.ts'

export const addressBookHandlers: Handlers = {
  async saveAddress({ body: { remark, ...asked } }, { engine, member, say, refuse }) {
    const { on, address, memo } = destinationOf(asked, refuse)
    const { coin, network } = on
    const entry = { coin: coin.unit, protocol: network.protocol, address, memo, remark }
    await engine.submit({ type: 'addressBook.save', member: member().id, ...entry })
    say('saved')
    return null
  },

  async deleteSavedAddress({ body: { id } }, { engine, member, say }) {
    await engine.submit({ type: 'addressBook.forget', member: member().id, id: String(id) })
    say('deleted')
    return null
  },
}
