import { expect, test } from 'vitest'
import {
  accountLinks,
  type Destination,
  destinations,
  drawerLinks,
  drawerMemberLinks,
  footerLinks,
  headerLinks,
  isFor,
  tradeLinks,
} from './navigation.ts'
import { sideLinks } from './side-links.ts'

const addresses = (links: readonly { readonly to: string }[]): string => links.map(({ to }) => to).join(' ')
const shownTo = (reader: 'member' | 'visitor', links: readonly Destination[]): string =>
  addresses(links.filter(isFor(reader)))
const groupOf = (menu: 'wallet' | 'account', name: string, pathname = '/admin'): string =>
  addresses(sideLinks(menu, pathname).filter(({ side }) => side.group === name))

test('SHELL-04.c SHELL-15.b the header shows its links in order, the wallet to members only', () => {
  const { before, after } = headerLinks
  expect(shownTo('member', before)).toBe('/markets/USDT')
  expect(shownTo('member', after)).toBe('/trade/USDT /earn /lab /money /invite /whitepaper /about')
  expect(shownTo('visitor', after)).not.toContain('/money')
})

test('SHELL-04.b SHELL-04.d SHELL-04.e the Trade menu shows all that is traded, to everyone', () => {
  expect(shownTo('visitor', tradeLinks)).toBe(
    '/exchange/btc_usdt /swap/btc_usdt /coinswap/btc_usdt /option /second/btc_usdt /convert',
  )
  expect(shownTo('member', tradeLinks)).toBe(shownTo('visitor', tradeLinks))
  expect(addresses(tradeLinks.filter(isFor('member', new Set(['swap']))))).not.toContain('/swap/')
  expect(tradeLinks.filter(({ icon }) => icon === undefined)).toEqual([])
})

test('SHELL-09.b the drawer shows its links in order, and the pages of a member', () => {
  expect(shownTo('visitor', drawerLinks)).toBe('/ /markets/USDT /trade/USDT /earn /lab /invite')
  expect(shownTo('member', drawerLinks)).toBe('/ /markets/USDT /trade/USDT /earn /lab /money /invite')
  expect(addresses(drawerMemberLinks)).toBe(
    '/admin /spotOrder /orderEntrust-1 /orderMy /earnOrder /orderThrow /innovation/myorders /payment /ad /api /promotion /myCards',
  )
})

test('SHELL-08.a the account menu shows its links in order', () => {
  expect(addresses(accountLinks)).toBe('/admin /money /payment /ad /api /promotion /myCards')
  expect(accountLinks.filter(({ icon }) => icon === undefined)).toEqual([])
})

test('SHELL-15.c the footer shows its columns', () => {
  expect(shownTo('visitor', footerLinks('trading'))).toBe(
    '/markets/USDT /exchange/btc_usdt /swap/btc_usdt /coinswap/btc_usdt /option /second/btc_usdt /trade/USDT /earn /lab /convert',
  )
  expect(shownTo('member', footerLinks('trading'))).toContain(
    '/convertHistory /spotOrder /orderHistory /orderMy /earnOrder /orderThrow /innovation/myorders',
  )
  expect(shownTo('visitor', footerLinks('account'))).toBe('/Login /Register')
  expect(addresses(footerLinks('reading'))).toBe('/whitepaper /announcement/0 /helplist /about')
  expect(addresses(footerLinks('legal'))).toBe('/helpdetail?article=terms /helpdetail?article=privacy')
})

test.each([
  ['swap', '/swapAssets'],
  ['coin-swap', '/coinSwapAssets'],
  ['option', '/option'],
  ['second', '/secondAssets'],
  ['otc', '/orderMy'],
  ['earn', '/earn'],
  ['earn', '/orderThrow'],
  ['lab', '/lab'],
  ['lab', '/innovation/mylocked'],
])('links of the service %s, which the operator does not have, are shown nowhere', (service, path) => {
  const missing = new Set([service])
  expect(destinations.filter(isFor('member')).map(({ to }) => to)).toContain(path)
  expect(destinations.filter(isFor('member', missing)).map(({ to }) => to)).not.toContain(path)
  expect(addresses(sideLinks('wallet', '/money', missing)).split(' ')).not.toContain(path)
})

test('the wallet menu shows its groups', () => {
  expect(groupOf('wallet', 'accounts')).toBe(
    '/money /spotAssets /swapAssets /coinSwapAssets /secondAssets /financeAssets',
  )
  expect(groupOf('wallet', 'move')).toBe('/recharge /withdraw /withdrawCode /convert')
  expect(groupOf('wallet', 'records')).toBe('/walletHistory /convertHistory')
})

test('the account menu shows its groups; an entry of several screens links to the open one', () => {
  expect(groupOf('account', 'you')).toBe('/admin /realName')
  expect(groupOf('account', 'trading')).toBe('/payment /api /ad /identbusiness')
  expect(groupOf('account', 'promotion')).toBe('/promotion /myCards')
  expect(groupOf('account', 'security')).toBe(
    '/changeLogin /changePhone /changeEmail /changeFund /changeGoogle',
  )
  expect(groupOf('account', 'security', '/retrieveFund')).toContain('/retrieveFund /changeGoogle')
  expect(groupOf('account', 'security', '/removeGoogle')).toContain('/changeFund /removeGoogle')
})

test('no two links have the same hot-key or address', () => {
  const hotkeys = destinations.flatMap(({ hotkey }) => hotkey ?? [])
  expect(hotkeys).toEqual([...new Set(hotkeys)])
  const all = destinations.map(({ to }) => to)
  expect(all).toEqual([...new Set(all)])
})
