// Generated from the contract by `npm run generate`. Do not edit.
import type { Operation } from '#src/core/contract/operation.ts'
import { FavorSymbol } from './shared.ts'

export const listFavouritesOperation: Operation = {
  id: 'listFavourites',
  tag: 'favourites',
  method: 'POST',
  path: '/exchange/favor/find',
  encoding: 'none',
  effect: 'read',
  secured: true,
  data: { kind: 'list', of: FavorSymbol },
}

export const addFavouriteOperation: Operation = {
  id: 'addFavourite',
  tag: 'favourites',
  method: 'POST',
  path: '/exchange/favor/add',
  encoding: 'form',
  effect: 'act',
  changes: ["listFavourites"],
  secured: true,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"symbol-already-favoured","field":"symbol"}, {"code":500,"key":"favourite-failed","field":"symbol"}, {"code":500,"key":"nonsupport-coin","field":"symbol"}],
}

export const removeFavouriteOperation: Operation = {
  id: 'removeFavourite',
  tag: 'favourites',
  method: 'POST',
  path: '/exchange/favor/delete',
  encoding: 'form',
  effect: 'act',
  changes: ["listFavourites"],
  secured: true,
  body: { kind: 'object', fields: { symbol: { shape: {"kind":"text"} } } },
  data: {"kind":"null"},
  errors: [{"code":500,"key":"favourite-not-exists","field":"symbol"}],
}

