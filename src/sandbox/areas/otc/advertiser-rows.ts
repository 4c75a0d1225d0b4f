/** A computed member who advertises and comes as a customer. Nobody can log in as one. */
export type AdvertiserRow = {
  readonly name: string
  /** Key of the country. */
  readonly country: string
  readonly realName: string
  readonly isCertified: boolean
  readonly hasPhone: boolean
  /** Trades behind it. */
  readonly trades: number
  /** Time to pay, in minutes. */
  readonly minutes: number
  /** Percent above the market at which it sells, and below it at which it buys. */
  readonly premium: string
  readonly coins: readonly string[]
  /** Texts of the rows of each way of paying, by its name. */
  readonly pay: Readonly<Record<string, readonly string[]>>
  readonly reply: string | null
  readonly remark: string | null
}

// No account number has right check digits, so that nobody can send money to one.
export const ADVERTISER_ROWS: readonly AdvertiserRow[] = [
  {
    name: 'Nordlicht OTC',
    country: '德国',
    realName: 'Jonas Petersen',
    isCertified: true,
    hasPhone: true,
    trades: 2318,
    minutes: 15,
    premium: '0.11',
    coins: ['USDT', 'USDC', 'BTC', 'ETH', 'SOL'],
    pay: {
      'Bank Transfer': ['Jonas Petersen', 'DE00 5001 0000 0000 4417 20', 'Sample Bank, Hamburg'],
      Advcash: ['U 4417 2000 1180'],
    },
    reply: 'Guten Tag! Ich gebe frei, sobald das Geld da ist. Bitte nur Echtzeitüberweisung.',
    remark:
      'Der Name auf dem Bankkonto muss Ihr eigener sein. Freigabe in fünf Minuten zwischen 8 und 22 Uhr.',
  },
  {
    name: 'Lena Vogt',
    country: '德国',
    realName: 'Lena Vogt',
    isCertified: true,
    hasPhone: true,
    trades: 964,
    minutes: 15,
    premium: '0.17',
    coins: ['USDT', 'BTC', 'LTC', 'OBX'],
    pay: { 'Bank Transfer': ['Lena Vogt', 'DE00 1203 0000 0071 2209 18'] },
    reply: 'Hallo, ich bin gleich für Sie da.',
    remark: null,
  },
  {
    name: 'Kontor 24',
    country: '奥地利',
    realName: 'Matthias Gruber',
    isCertified: true,
    hasPhone: true,
    trades: 5102,
    minutes: 30,
    premium: '0.22',
    coins: ['USDT', 'USDC', 'BTC', 'ETH', 'BNB', 'SOL', 'LTC', 'OBX'],
    pay: {
      'Bank Transfer': ['Matthias Gruber', 'AT00 2011 1000 0345 6700', 'Sample Bank, Wien'],
      'Perfect Money': ['E24001177', 'Matthias Gruber'],
    },
    reply: 'Willkommen bei Kontor 24. Bitte geben Sie die Ordernummer als Verwendungszweck an.',
    remark: 'Keine Zahlungen von Dritten.',
  },
  {
    name: 'Tomáš H.',
    country: '德国',
    realName: 'Tomáš Horák',
    isCertified: false,
    hasPhone: false,
    trades: 127,
    minutes: 15,
    premium: '0.28',
    coins: ['USDT', 'ETH', 'SOL'],
    pay: { Zelle: ['tomas@advertisers.test', 'Tomáš Horák'], Uphold: ['tomas.h'] },
    reply: null,
    remark: null,
  },
  {
    name: '港町コイン',
    country: '日本',
    realName: '佐藤 健一',
    isCertified: true,
    hasPhone: true,
    trades: 388,
    minutes: 20,
    premium: '0.35',
    coins: ['USDT', 'BTC', 'ETH', 'BNB'],
    pay: { 'Bank Transfer': ['佐藤 健一', 'JP00 0001 0002 3456 7890', 'サンプル銀行 横浜支店'] },
    reply: 'ご注文ありがとうございます。入金を確認でき次第、すぐにリリースします。',
    remark: '本人名義の口座からお振り込みください。',
  },
  {
    name: 'Mercato Lombardo Cambi e Valute',
    country: '意大利',
    realName: 'Paola Ferri',
    isCertified: true,
    hasPhone: true,
    trades: 1846,
    minutes: 30,
    premium: '0.49',
    coins: ['USDT', 'USDC', 'BTC', 'ETH', 'LTC'],
    pay: { 'Bank Transfer': ['Paola Ferri', 'IT00 X054 2811 1010 0000 0123 456'] },
    reply: 'Buongiorno! Rilascio entro pochi minuti dall’arrivo del bonifico.',
    remark: null,
  },
  {
    name: 'Ana Ribeiro',
    country: '葡萄牙',
    realName: 'Ana Ribeiro',
    isCertified: false,
    hasPhone: true,
    trades: 71,
    minutes: 15,
    premium: '0.81',
    coins: ['USDT', 'BTC', 'OBX'],
    pay: {
      'Bank Transfer': ['Ana Ribeiro', 'PT00 0002 0123 1234 5678 9015 4'],
      Advcash: ['U 7110 0420 0071'],
    },
    reply: null,
    remark: 'Instant transfers only, please.',
  },
  {
    name: '沪上币行',
    country: '中国',
    realName: '王 建国',
    isCertified: true,
    hasPhone: true,
    trades: 3274,
    minutes: 15,
    premium: '0.15',
    coins: ['USDT', 'USDC', 'BTC', 'ETH', 'BNB', 'SOL'],
    pay: {
      'Bank Transfer': ['王建国', 'CN00 6222 0210 0100 1234 567', '示例银行 上海分行'],
      Zelle: ['wang@advertisers.test', '王建国'],
    },
    reply: '您好，收到款项后立即放币，请勿备注其他内容。',
    remark: '仅接受本人账户付款。',
  },
  {
    name: '天府兑换',
    country: '中国',
    realName: '李 娜',
    isCertified: true,
    hasPhone: true,
    trades: 842,
    minutes: 20,
    premium: '0.32',
    coins: ['USDT', 'BTC', 'OBX', 'LTC'],
    pay: { 'Bank Transfer': ['李娜', 'CN00 6217 0036 0000 7654 321'] },
    reply: '您好，请在规定时间内付款。',
    remark: null,
  },
  {
    name: 'Bluegate Trading',
    country: '美国',
    realName: 'Marcus Hale',
    isCertified: true,
    hasPhone: true,
    trades: 4410,
    minutes: 15,
    premium: '0.19',
    coins: ['USDT', 'USDC', 'BTC', 'ETH', 'BNB', 'SOL', 'LTC', 'OBX'],
    pay: {
      Zelle: ['pay@bluegate.test', 'Marcus Hale'],
      'Bank Transfer': ['Marcus Hale', 'US00 0210 0002 1000 7781'],
    },
    reply: 'Hi! Coins are released within five minutes once the money has arrived.',
    remark: 'The name on the bank account has to match yours.',
  },
  {
    name: '한강코인',
    country: '韩国',
    realName: '김민준',
    isCertified: true,
    hasPhone: true,
    trades: 655,
    minutes: 15,
    premium: '0.41',
    coins: ['USDT', 'BTC', 'ETH', 'SOL'],
    pay: { 'Bank Transfer': ['김민준', 'KR00 1002 0345 6789 01', '샘플은행'] },
    reply: '안녕하세요. 입금이 확인되면 바로 보내 드립니다.',
    remark: '본인 명의 계좌에서만 송금해 주세요.',
  },
  {
    name: 'Maison Mercier',
    country: '法国',
    realName: 'Claire Mercier',
    isCertified: true,
    hasPhone: true,
    trades: 1203,
    minutes: 30,
    premium: '0.38',
    coins: ['USDT', 'USDC', 'BTC', 'ETH', 'BNB'],
    pay: { 'Bank Transfer': ['Claire Mercier', 'FR00 2004 1010 0505 0001 3M02 606'] },
    reply: 'Bonjour, je libère dès réception du virement.',
    remark: null,
  },
]
