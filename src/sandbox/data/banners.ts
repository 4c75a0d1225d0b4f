import type { Language } from '#generated/wire/language.ts'

type Text = Readonly<Record<Language, string>>

/** A banner: its words in every language and where a click leads. */
export type BannerRow = {
  readonly key: string
  readonly link: string
  readonly tint: string
  readonly title: Text
}

/** More than two, because clients of the family show no carousel for fewer. */
export const BANNERS: readonly BannerRow[] = [
  {
    key: 'welcome',
    link: '/Register',
    tint: 'midnightblue',
    title: {
      en_US: 'Welcome to Openbourse',
      zh_CN: '欢迎来到 Openbourse',
      zh_HK: '歡迎來到 Openbourse',
      ja_JP: 'Openbourse へようこそ',
      ko_KR: 'Openbourse에 오신 것을 환영합니다',
      de_DE: 'Willkommen bei Openbourse',
      fr_FR: 'Bienvenue sur Openbourse',
      it_IT: 'Benvenuti su Openbourse',
      es_ES: 'Bienvenido a Openbourse',
    },
  },
  {
    key: 'spot',
    link: '/exchange/btc_usdt',
    tint: 'darkgreen',
    title: {
      en_US: 'Trade fifteen coins on the spot market',
      zh_CN: '十五种币，现货即买即卖',
      zh_HK: '十五種幣，現貨即買即賣',
      ja_JP: '15 種類のコインを現物で取引',
      ko_KR: '15개 코인을 현물로 거래하세요',
      de_DE: 'Fünfzehn Coins am Spotmarkt handeln',
      fr_FR: 'Quinze cryptos à négocier au comptant',
      it_IT: 'Quindici monete sul mercato spot',
      es_ES: 'Quince monedas en el mercado al contado',
    },
  },
  {
    key: 'friends',
    link: '/invite',
    tint: 'purple',
    title: {
      en_US: 'Invite friends and share the fees',
      zh_CN: '邀请好友，共享手续费返佣',
      zh_HK: '邀請好友，共享手續費返佣',
      ja_JP: '友だちを招待して手数料を分け合う',
      ko_KR: '친구를 초대하고 수수료를 나누세요',
      de_DE: 'Freunde einladen und Gebühren teilen',
      fr_FR: 'Invitez vos amis et partagez les frais',
      it_IT: 'Invita gli amici e condividi le commissioni',
      es_ES: 'Invita a tus amigos y comparte las comisiones',
    },
  },
  {
    key: 'sandbox',
    link: '/about',
    tint: 'saddlebrown',
    title: {
      en_US: 'A practice exchange: no real money moves',
      zh_CN: '模拟交易所：不涉及真实资金',
      zh_HK: '模擬交易所：不涉及真實資金',
      ja_JP: '練習用の取引所です。実際のお金は動きません',
      ko_KR: '연습용 거래소입니다. 실제 돈은 움직이지 않습니다',
      de_DE: 'Eine Übungsbörse: Echtes Geld bewegt sich nicht',
      fr_FR: 'Une bourse d’entraînement : aucun argent réel',
      it_IT: 'Una borsa di prova: nessun denaro reale',
      es_ES: 'Un mercado de práctica: sin dinero real',
    },
  },
]

/** The banner's picture: a plain card with its title. */
export function bannerSvg({ tint, title }: BannerRow, language: Language): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 400" width="1200" height="400" role="img">',
    `<title>${title[language]}</title>`,
    `<rect width="1200" height="400" fill="${tint}"/>`,
    '<circle cx="1080" cy="60" r="220" fill="white" opacity=".08"/>',
    '<circle cx="940" cy="380" r="160" fill="white" opacity=".08"/>',
    `<text x="72" y="216" fill="white" font-family="sans-serif" font-size="46" font-weight="600">${title[language]}</text>`,
    '</svg>',
  ].join('')
}
