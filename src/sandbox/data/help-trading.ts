import type { HelpRow } from './help-articles.ts'

/** Trading, coins, terms, the rest. */
export const HELP_ABOUT_TRADING: readonly HelpRow[] = [
  {
    id: 7,
    category: 2,
    isPinned: true,
    time: '2026-06-15 09:00:00',
    texts: {
      en_US: {
        title: 'Limit, market and trigger orders',
        text: [
          '- A limit order names a price and waits until the market gets there.',
          '- A market order trades at once, at the best prices on offer.',
          '- A trigger order sleeps until its trigger price is reached.',
          'What an open order needs is frozen in your wallet and freed when you cancel it.',
        ],
      },
      zh_CN: {
        title: '限价、市价与触发委托',
        text: [
          '- 限价委托指定价格，等待市场达到该价格后成交。',
          '- 市价委托按当前最优价格立即成交。',
          '- 触发委托在达到触发价之前不会生效。',
          '未成交委托所需的资产会在钱包中冻结，撤单后解冻。',
        ],
      },
      de_DE: {
        title: 'Limit-, Markt- und Trigger-Orders',
        text: [
          '- Eine Limit-Order nennt einen Preis und wartet, bis der Markt ihn erreicht.',
          '- Eine Markt-Order wird sofort zu den besten verfügbaren Preisen ausgeführt.',
          '- Eine Trigger-Order schläft, bis ihr Auslösepreis erreicht ist.',
          'Was eine offene Order braucht, ist in Ihrem Wallet eingefroren und wird beim Stornieren wieder frei.',
        ],
      },
    },
  },
  {
    id: 8,
    category: 2,
    isPinned: false,
    time: '2026-06-15 09:30:00',
    texts: {
      en_US: {
        title: 'Writing an ad',
        text: [
          'A certified merchant writes an ad with coin, country, price, quantity and the least and most money of one trade.',
          '- The least is 100 or more, the most is a whole number worth at most 100 coins.',
          '- The price is fixed or follows the market with a premium of 0 to 20 percent.',
          '- An ad is changed or deleted off the shelf only. It goes off by itself when too little is left for one more trade and its fee.',
        ],
      },
      zh_CN: {
        title: '发布广告',
        text: [
          '认证商家发布广告时填写币种、国家、价格、数量以及单笔最小和最大金额。',
          '- 最小金额不低于 100，最大金额为整数且不超过 100 个币的价值。',
          '- 价格可以固定，也可以随市场浮动并加上 0 至 20% 的溢价。',
          '- 广告须下架后才能修改或删除。剩余数量不足一笔最小交易及手续费时自动下架。',
        ],
      },
      de_DE: {
        title: 'Eine Anzeige schreiben',
        text: [
          'Ein zertifizierter Händler gibt Coin, Land, Preis, Menge sowie den kleinsten und größten Betrag eines Handels an.',
          '- Der kleinste beträgt mindestens 100, der größte ist eine ganze Zahl und höchstens 100 Coins wert.',
          '- Der Preis ist fest oder folgt dem Markt mit einem Aufschlag von 0 bis 20 Prozent.',
          '- Geändert oder gelöscht wird eine Anzeige nur, wenn sie vom Markt genommen ist. Reicht der Rest nicht mehr für einen Handel samt Gebühr, geht sie von selbst vom Markt.',
        ],
      },
    },
  },
  {
    id: 9,
    category: 3,
    isPinned: false,
    time: '2026-06-20 09:00:00',
    texts: {
      en_US: {
        title: 'What is the Openbourse Token (OBX)?',
        text: [
          'OBX is the made-up coin of this practice exchange. Its price moves like that of the others, and it is worth nothing outside.',
        ],
      },
      zh_CN: {
        title: '什么是开源所币（OBX）？',
        text: ['OBX 是这个模拟交易所的虚拟币，价格与其他币一样波动，在交易所之外没有任何价值。'],
      },
      de_DE: {
        title: 'Was ist der Openbourse Token (OBX)?',
        text: [
          'OBX ist der erfundene Coin dieser Übungsbörse. Sein Preis bewegt sich wie der aller anderen, außerhalb ist er nichts wert.',
        ],
      },
    },
  },
  {
    id: 10,
    category: 5,
    isPinned: false,
    time: '2026-06-01 08:00:00',
    texts: {
      en_US: {
        title: 'User agreement',
        text: [
          '# What this is',
          'Openbourse is a practice exchange. It moves no real money and gives no advice.',
          '# What you may do',
          'Use it to learn, to try and to build upon. Do not upload documents of real people.',
        ],
      },
      zh_CN: {
        title: '用户协议',
        text: [
          '# 性质',
          'Openbourse 是模拟交易所，不涉及真实资金，也不提供投资建议。',
          '# 使用方式',
          '您可以用它学习、试用和二次开发。请勿上传真实个人的证件。',
        ],
      },
      de_DE: {
        title: 'Nutzungsvereinbarung',
        text: [
          '# Worum es sich handelt',
          'Openbourse ist eine Übungsbörse. Sie bewegt kein echtes Geld und berät nicht.',
          '# Was Sie damit tun dürfen',
          'Lernen, ausprobieren und darauf aufbauen. Laden Sie keine Ausweise echter Personen hoch.',
        ],
      },
    },
  },
  {
    id: 11,
    category: 6,
    isPinned: false,
    time: '2026-07-05 12:00:00',
    texts: {
      en_US: {
        title: 'How to reach support',
        text: ['Support answers within five minutes, around the clock.'],
      },
      zh_CN: { title: '如何联系客服', text: ['客服 24 小时在线，五分钟内回复。'] },
      de_DE: {
        title: 'So erreichen Sie den Support',
        text: ['Der Support antwortet rund um die Uhr innerhalb von fünf Minuten.'],
      },
    },
  },
]
