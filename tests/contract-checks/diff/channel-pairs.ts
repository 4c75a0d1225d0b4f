import type { Pair } from './field-pairs.ts'

const news = { address: '/news', messages: { item: { payload: { type: 'string' } } } }
const price = { payload: { type: 'object', required: ['f'], properties: { f: { type: 'string' } } } }
const secured = [{ $ref: '#/components/securitySchemes/token' }]

/** Changes of `channelsWith`. */
export const channelPairs: readonly Pair[] = [
  {
    rule: 'channel-removed',
    fires: { 'channels|prices': undefined, 'operations|sendPrices': undefined },
    holds: { 'channels|prices|description': 'Every second.' },
  },
  {
    rule: 'channel-added',
    fires: { 'channels|news': news },
    holds: { 'operations|askPrices': { action: 'send', channel: { $ref: '#/channels/prices' } } },
  },
  {
    rule: 'channel-address-changed',
    fires: { 'channels|prices|address': '/price/{symbol}' },
    holds: { 'channels|prices|address': '/prices/{pair}' },
  },
  {
    rule: 'channel-turned',
    fires: { 'operations|sendPrices|action': 'receive' },
    holds: { 'operations|sendPrices|summary': 'Sends.' },
  },
  {
    rule: 'channel-secured',
    fires: { 'operations|sendPrices|security': secured },
    holds: { 'operations|sendPrices|security': [] },
  },
  {
    rule: 'channel-opened',
    fires: { 'operations|takeChat|security': undefined },
    holds: { 'operations|takeChat|title': 'Chat' },
  },
  {
    rule: 'channel-message-removed',
    base: { 'channels|prices|messages|halt': price },
    fires: { 'channels|prices|messages|halt': undefined },
    holds: { 'channels|prices|messages|halt|description': 'Trading stops.' },
  },
  {
    rule: 'channel-message-added',
    fires: { 'channels|prices|messages|halt': price },
    holds: { 'channels|prices|messages': { quote: price } },
  },
  {
    rule: 'channel-message-type-changed',
    fires: { 'channels|prices|messages|price|contentType': 'text/plain' },
    holds: { 'channels|prices|messages|price|contentType': 'application/json' },
  },
  {
    rule: 'response-property-became-optional',
    fires: { 'channels|prices|messages|price|payload|required': [] },
    holds: { 'channels|chat|messages|text|payload|required': [] },
    finds: ['request-property-became-optional'],
  },
  {
    rule: 'response-type-changed',
    base: {
      'channels|prices|messages|price|payload': {
        schemaFormat: 'application/vnd.oai.openapi;version=3.1.0',
        schema: { type: 'string' },
      },
    },
    fires: { 'channels|prices|messages|price|payload|schema': { type: 'integer' } },
    holds: { 'channels|prices|messages|price|payload|schema': { type: ['string'] } },
  },
  {
    rule: 'server-removed',
    base: { 'servers|other': { host: 'other.test', protocol: 'ws' } },
    fires: { 'servers|other': undefined },
    holds: { 'servers|renamed': { host: 'other.test', protocol: 'ws' } },
  },
]
