import { expect, test } from 'vitest'
import { textsOf } from '#tests/support/texts.ts'
import { routes } from './routes.ts'

const t = textsOf('en_US')

/** Path, title, readers, frame or side menu, forms with drafts, and service of each route. */
const expected = `
/ | Crypto exchange | all | page | - | -
/markets/:quote | Markets | all | page | - | -
/exchange/:id | Spot trading | all | trade | - | -
/swap/:id | Perpetuals | all | trade | - | swap
/coinswap/:id | Coin-margined perpetuals | all | trade | - | coin-swap
/option | Options | all | trade | - | option
/second/:id | Second contracts | all | trade | - | second
/trade/:unit | C2C market | all | page | - | otc
/tradeInfo | C2C ad | all | page | forms | otc
/earn | Earn | all | page | forms | earn
/lab | Lab | all | page | - | lab
/lab/detail/:id | Lab | all | page | forms | lab
/money | Wallet | member | wallet | - | -
/recharge | Deposit | member | wallet | - | -
/withdraw | Withdraw | member | wallet | forms | -
/walletHistory | Wallet history | member | wallet | - | -
/spotAssets | Spot account | member | wallet | - | -
/swapAssets | USDT perpetuals | member | wallet | - | swap
/coinSwapAssets | Coin perpetuals | member | wallet | - | coin-swap
/secondAssets | Second contracts | member | wallet | - | second
/financeAssets | Earn | member | wallet | - | earn
/convert | Convert | all | page | forms | -
/convertHistory | Conversion history | member | wallet | - | -
/withdrawCode | Withdraw codes | member | wallet | forms | -
/admin | Account | member | account | - | -
/realName | Real-name verification | member | account | forms | -
/changePhone | Phone | member | account | forms | -
/changeEmail | E-mail | member | account | forms | -
/changeLogin | Change login password | member | account | forms | -
/setFund | Set fund password | member | account | forms | -
/changeFund | Change fund password | member | account | forms | -
/retrieveFund | Reset fund password | member | account | forms | -
/changeGoogle | Authenticator app | member | account | forms | -
/removeGoogle | Remove authenticator app | member | account | forms | -
/spotOrder | Open orders | member | page | - | -
/orderHistory | Order history | member | page | - | -
/orderEntrust-1 | Contract orders | member | page | - | swap, coin-swap
/orderMy | C2C orders | member | page | forms | otc
/earnOrder | Regular orders | member | page | - | earn
/orderThrow | Recurring plans | member | page | forms | earn
/innovation/myorders | Lab participations | member | page | - | lab
/innovation/myminings | Mining machines | member | page | - | lab
/innovation/mylocked | Lock-ups | member | page | - | lab
/payment | Payment methods | member | account | forms | -
/ad | My ads | member | account | - | -
/createAd | Post an ad | member | page | forms | -
/editAd | Edit ad | member | page | forms | -
/identbusiness | Merchant certification | member | account | forms | -
/api | API keys | member | account | forms | -
/invite | Invite friends | all | page | - | -
/promotion | My promotion | member | account | - | -
/myCards | Gift cards | member | account | forms | -
/collection | Collect a gift card | all | page | forms | -
/collection2 | An invitation | all | page | - | -
/collection3 | An invitation with a gift card | all | page | forms | -
/collection4 | Cards to give away | all | page | - | -
/Login | Log in | all | account | forms | -
/Register | Create account | all | account | forms | -
/forget | New password | all | account | forms | -
/whitepaper | Whitepaper | all | page | - | -
/announcement/:id | Announcements | all | page | - | -
/helplist | Help center | all | page | - | -
/about | About us | all | page | - | -
/helpdetail | Help | all | page | - | -
/LiveView | Live view | all | page | - | -
`

test('SHELL-15.ac each path has its title, its readers, its frame, its forms and the service that it needs', () => {
  const empty = new URLSearchParams()
  const lines = routes.map(({ path, title, memberOnly, frame, menu, forms, service }) =>
    [
      path,
      t(typeof title === 'string' ? title : title(empty)),
      memberOnly === true ? 'member' : 'all',
      frame ?? menu ?? 'page',
      forms === true ? 'forms' : '-',
      service === undefined ? '-' : [service].flat().join(', '),
    ].join(' | '),
  )
  expect(lines).toEqual(expected.trim().split('\n'))
})
