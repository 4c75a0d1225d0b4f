import type { Context } from '../../kernel/machine.ts'
import type { State } from '../state.ts'

/** An address that a member keeps for withdrawals. */
export type SavedAddress = {
  readonly id: number
  readonly member: number
  readonly coin: string
  readonly protocol: number
  readonly address: string
  readonly memo: string | null
  readonly remark: string
}

export type AddressBookState = { nextSavedAddressId: number; savedAddresses: Record<string, SavedAddress> }
export const freshAddressBook = (): AddressBookState => ({ nextSavedAddressId: 1, savedAddresses: {} })

export type AddressBookCommand =
  | (Omit<SavedAddress, 'id'> & { readonly type: 'addressBook.save' })
  | { readonly type: 'addressBook.forget'; readonly member: number; readonly id: string }

/** The contract lists so many at most for one coin. */
const MOST_ADDRESSES = 100

export const savedAddressesOf = (state: State, member: number): SavedAddress[] =>
  Object.values(state.savedAddresses).filter((saved) => saved.member === member)

type Of<T extends AddressBookCommand['type']> = Extract<AddressBookCommand, { type: T }>

export const addressBookCommands = {
  /** The same address again changes its name. */
  'addressBook.save'(
    state: State,
    { type: _type, ...entry }: Of<'addressBook.save'>,
    { refuse }: Context<'too-many-addresses'>,
  ) {
    const own = savedAddressesOf(state, entry.member)
    const known = own.find(
      ({ coin, protocol, address, memo }) =>
        coin === entry.coin &&
        protocol === entry.protocol &&
        address === entry.address &&
        memo === entry.memo,
    )
    if (known === undefined && own.length >= MOST_ADDRESSES) refuse('too-many-addresses')
    const id = known?.id ?? state.nextSavedAddressId
    if (known === undefined) state.nextSavedAddressId += 1
    state.savedAddresses[id] = { id, ...entry }
  },
  'addressBook.forget'(
    state: State,
    { member, id }: Of<'addressBook.forget'>,
    { refuse }: Context<'wrong-address'>,
  ) {
    if (!Object.hasOwn(state.savedAddresses, id) || state.savedAddresses[id]?.member !== member)
      refuse('wrong-address')
    delete state.savedAddresses[id]
  },
}
