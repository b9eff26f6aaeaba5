import { english } from '../english';
import type * as italian from '../it/orders';

export const orders = english<typeof italian>()({
  required: 'required field',
  length: 'The length must be {count} characters',
  fieldTakesCig: 'The field takes a CIG in its valid format only',
  dateOfOrder: 'The date of the order cannot be in the future',
  withoutProductsDepend: 'Without {product} the products that depend on it cannot be ordered.',
  isOrderedTogetherWithProducts: '{product} is ordered together with the products that it depends on.',
  isFreeAccessory: '{product} is a free accessory of {other}.',
  webAreaOfStaff: 'The web area of the staff is a free addition to Personale.',
  applicationsOfSubstitutesAreTaken:
    'Applications of substitutes are taken in by Personale: the two products are ordered together.',
  formsOnlineArePublished:
    'Forms online are published on the school’s web site: the two services are ordered together.',
  meanwhile: 'Some contracts of the order were renewed meanwhile: the order cannot be accepted any more.',
  noLetter:
    'Before going on with the renewal, the letter that appoints the data processor must be sent, signed digitally by the head.',
  noBand: 'Select the band of pupils.',
  already: 'An order is under way already: reload the page to see its state.',
  noOrder: 'There is no order to change: perhaps another user has cancelled it.',
  privateSchool: 'A private school orders by e-mail: there are no data to change.',
  arrived: 'The order has come from MEPA already: its data cannot be changed any more.',
  accepted: 'The order was accepted already: its data cannot be changed any more.',
  noReceipt: 'There is no such order, or it has no receipt.',
  otherChoice:
    'The products of the order are not those chosen in the step of the products: another user changed them. Reload the page.',
  thereIsNoOrder: 'There is no order.',
  contractOfOrderIsReady: 'The contract of the order is ready: sign it, or ask the provider to cancel it.',
  orderWasSentAlready: 'The order was sent already by {name} on {when}. {sentence}',
  noneChosen: 'Select at least one product.',
  notOffered:
    'Some products are no longer to be renewed or restored: they may have been renewed meanwhile. Reload the page.',
  otherTotal:
    'The amounts that were sent are not those that the provider reckons. Reload the page and check the summary.',
  otherSchool: 'The order is of another school.',
  noContract: 'The contract is signed once the provider has accepted the order.',
  noTender: 'Say whether the order is placed on MEPA.',
});
