import type { Language } from '#generated/wire/language.ts'

type Text = Readonly<Record<Language, string>>

/** What its picture shows. */
export type BannerArt = 'depth' | 'shelf' | 'book' | 'candles'

/** A banner: its words in every language and where a click leads. */
export type BannerRow = {
  readonly key: string
  readonly link: string
  readonly art: BannerArt
  readonly title: Text
}

/** More than two, because clients of the family show no carousel for fewer. */
export const BANNERS: readonly BannerRow[] = [
  {
    key: 'welcome',
    link: '/Register',
    art: 'depth',
    title: {
      en_US: 'Welcome to Openbourse',
      zh_CN: '欢迎来到 Openbourse',
      zh_HK: '歡迎來到 Openbourse',
      ja_JP: 'Openbourseへようこそ',
      ko_KR: 'Openbourse에 오신 것을 환영합니다',
      de_DE: 'Willkommen bei Openbourse',
      fr_FR: 'Bienvenue sur Openbourse',
      it_IT: 'Ti diamo il benvenuto su Openbourse',
      es_ES: 'Te damos la bienvenida a Openbourse',
    },
  },
  {
    key: 'merchant',
    link: '/identbusiness',
    art: 'shelf',
    title: {
      en_US: 'Become a merchant and post your own ads',
      zh_CN: '成为认证商家，发布自己的广告',
      zh_HK: '成為認證商戶，刊登自己的廣告',
      ja_JP: 'マーチャントになって自分の広告を出そう',
      ko_KR: '머천트가 되어 내 광고를 올리세요',
      de_DE: 'Händler werden und eigene Anzeigen aufgeben',
      fr_FR: 'Devenez marchand et publiez vos annonces',
      it_IT: 'Diventa merchant e pubblica i tuoi annunci',
      es_ES: 'Hazte comerciante y publica tus anuncios',
    },
  },
  {
    key: 'reading',
    link: '/whitepaper',
    art: 'book',
    title: {
      en_US: 'How orders, money and risk work here',
      zh_CN: '订单、资金与风险如何运作',
      zh_HK: '買賣盤、資金與風險如何運作',
      ja_JP: '注文・資金・リスクの仕組み',
      ko_KR: '주문과 자금의 작동 방식, 그리고 위험',
      de_DE: 'Wie hier Orders, Geld und Risiko funktionieren',
      fr_FR: 'Ordres, argent et risques : comment ça marche',
      it_IT: 'Come funzionano ordini, denaro e rischi',
      es_ES: 'Cómo funcionan las órdenes, el dinero y el riesgo',
    },
  },
  {
    key: 'sandbox',
    link: '/about',
    art: 'candles',
    title: {
      en_US: 'A practice exchange: no real money moves',
      zh_CN: '模拟交易所：不涉及真实资金',
      zh_HK: '模擬交易所：不涉及真實資金',
      ja_JP: '練習用の取引所です。実際のお金は動きません',
      ko_KR: '연습용 거래소입니다. 실제 돈은 움직이지 않습니다',
      de_DE: 'Eine Übungsbörse: Echtes Geld bewegt sich nicht',
      fr_FR: 'Une plateforme d’entraînement : aucun argent réel',
      it_IT: 'Un exchange di prova: nessun denaro reale',
      es_ES: 'Un exchange de prácticas: sin dinero real',
    },
  },
]
