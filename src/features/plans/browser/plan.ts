/// <reference lib="dom" />
/** The page of plans: goods are searched for while somebody types, texts can be copied, and other languages are looked at with what was typed. */
import { offerCopies } from "../../../web/browser/copy.ts";
import { takeTypedAlong } from "../../../web/browser/other_languages.ts";
import { offerSlider } from "./price_slider.ts";
import { searchGoods } from "../../cbam/browser/goods_search.ts";

const goods = document.querySelector<HTMLInputElement>("#cn");
const name = document.querySelector<HTMLElement>("#plan .goods-name");
if (goods !== null) {
  searchGoods(goods, ({ description, name: own }) => {
    if (name !== null) name.textContent = own ?? description;
  });
}
offerCopies(document);

const price = document.querySelector<HTMLInputElement>("#price");
const place = document.querySelector<HTMLElement>("#plan .price-slider");
if (price !== null && place !== null) offerSlider(price, place);

const form = document.querySelector<HTMLFormElement>("form#plan");
if (form !== null) takeTypedAlong(form);
