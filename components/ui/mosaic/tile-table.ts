/** Where the tiles of the mosaics are, in units of a tenth of a pixel at an edge length of 66 px; tiles.ts reads it. */

/** Outlines of tiles from their topmost corner on, as relative path data. */
export const OUTLINES =
  'l165 120-165 508-165-508z,l432 314 165 508-534 0-165-120-63-194z,l63 194 165 120-456 0 165-120z,l456 0 432 314-432 314-456 0-432-314z,l432 314-534 0-63-194z,l165 120-165 120-39-120z,l456 0-165 120-63 194-63-194z,l534 0 165 120 63 194-165 508-432-314z,l63 194-204 0 39-120z,l204 0 165 508-432-314z,l432 314-63 194-204 0z,l126 0-63 194-165-120z,l165 508-165 120-165-120z,l534 0-165 508-432 314-165-508 63-194z,l204 0 63 194-432 314z,l165 508-63 194-165 120-534 0 165-508z,l-165 508-204 0-63-194z,l534 0-432 314-165-120z,l204 0-63 194-102-74z,l63 194-126 0-102-74z,l126 0 102 74-165 120z,l165 120-63 194-534 0z,l39 120-39 120-165-120z,l102 74 39 120-204 0z,l534 0 63 194-165 120z,l165 120-102 74-126 0z,l204 0-39 120-102 74z,l204 0 165 120 63 194-63 194-165 120-204 0-165-120-63-194 63-194z,l39 120-102 74z,l-39 120-126 0z,l204 0-102 74z,l102 74-204 0z,l126 0 39 120z,l102 74-39 120z,l165 120-126 0z,l63 194-102-74z,l-63 194-39-120z,l126 0-165 120z'

/** The tiles of one period of the pattern: outline, x and y of the topmost corner. */
export const UNIT =
  '0 -1194 -1255,1 -1029 -1136,2 -1194 -628,3 -228 -1957,4 -660 -1643,5 -825 -1763,6 -228 -1329,7 -762 -1329,8 -825 -1523,9 -966 -1329,10 -597 -822,11 -1092 -1329,3 -1422 -314,6 -1422 314,12 -1194 628,13 -966 314,14 -432 314,15 -165 508,16 -597 822,17 -762 1329,18 -966 1329,2 0 1016,19 -1029 1136,15 1029 -1136,20 966 -1329,14 762 -1329,16 597 -822,13 228 -1329,21 660 -1643,22 825 -1763,23 825 -1523,21 -534 0,24 -966 -314,22 -369 -120,12 0 -1016,25 -165 -508,17 432 -314,18 228 -314,0 0 388,1 165 508,20 -228 314,4 534 0,5 369 -120,7 432 314,11 102 314,9 228 314,10 597 822,23 -369 120,19 165 -508,8 369 120,26 -432 -314,25 1029 1136,24 228 1329,26 762 1329,27 -1296 -1957,28 -864 -1643,29 -927 -1449,30 -1296 -1329,31 -1194 1255,32 -1092 1329,33 -927 1449,34 927 -1449,35 864 -1643,34 -267 194,35 -330 0,27 -102 -314,36 -267 -194,37 -228 -314,31 0 -388,32 102 -314,33 267 -194,28 330 0,29 267 194,30 -102 314,36 927 1449,37 966 1329'

/** Tiles of the hero, one word per ring from the middle. Four characters per tile: place in UNIT (2, base 36), cell of the pattern, color. */
export const HERO_RINGS =
  '0cva0coc0dok0dvk02ol02vl   0evc00oa00vc0eob 17he0nhe01ve0fvd 1moi1loi1mvj1lvi 10hb15hb0vvc0wvc0mvg0ohh1fhg0bvh 0phb0ivb1ahc09va1nvi1phi23hi1kvi 0xvg1ioi1ipi1ivi1iwm1svj1uvj 0uhh0kvg1hhg08vh1bvh1evh0avb0gvc1qhi22hi1jvi1ovi 1rvi1vvi 0hnd07pd13ne0rpe0thg0tig05wh05vh0jvb0zvh14vg22gj1qij1mnj1lpi1muj1ouj1jwi07ve 23gj1pij1nuj1tvi1wvj21vi0uih1fgg0oig0muh0kuh1hgh 0yvb12va18vh1cvh1gga0sia00pa0eub0enb0juc 1xvj20vi09wc1agb0pib0iua 0lvl0ypb12nc1yvj1zvi11vg1dvg 19vc16vh0apb0gna0qpc19nb0fnf01pe17nf0npd 13vd03va03wc 10va15va 0nie 0vnc  0nvf17vf1gva0pva 0cpc13ug1gua0wnb 0cCc15gc  00Cc 10gb'

/** The same for tiles that only wide screens show, because on narrow ones the copy is there. Rings without such a tile are empty. */
export const HERO_FAR_RINGS =
  '        16hg1yhj1zhi 11hh1dhh0qha19ha 1xhi20hi 18hg1chg0rhf13hd 1thi1whj21hj 0yhc12hb14hg 1rhj 0lhl 0gha 07hd0hhf03ha03ic 0vha0wha 0rif   01hg0fhd0jhc 19gc07ig04ic 12gb   0ggc'

/** Tiles that the visitor's own gifts light, in this order. */
export const GIFT_TILES = '04vb1ghc0hvd0shb10nc0vpb07we17gf'

/** One hundred large tiles with the slivers around them, in the order in which they are lit: one word for each percent of the goal. */
export const GOAL_TILES =
  '1avb23vj 13vd1hvh1gvb 17vf 19va 0hve03wa 12va0lvk 1aoa23oj 0ivb1nvj0kvg0jva 15vb 0evc1mvj 0gvb 0fve0mvh 13od1hog1gob 10va 0eoa1moj 17oe1fog 0nvd0cCa 1tvm1yvj16vg1zvj1dvg20vj1rvj21vj18vh14vh 0ioc1noj 0hoe0kog0joc03pa 0vvb1svj1bvg 13hf 1ahc23hj1hhg1ghc 19oa 0hhe03ic 0qvb1xvj11vg 0goa 0ehc1mhj 1aac23aj 0iha1nhj0khh0jhc 12ob0lok 0wva1uvj 0cva0xvh 13ad1hah1gab03bc 17hf1fhh 15ob0dvk 0yvb1wvj 0fof0moh 1tom1zoj1dog20oj1roj21oj18og14og 0ava1vvj 0rve1cvh 12hc0lhk 10oc1yoj16og 0vob1soj1boh 0ghb 0fhf0mhh 0pvb1pvj 19ab 15hc 17ae1fah 19ha 0svb1qvj0uvh 01ve1evg 0coc0dok 12aa0gaa0had0lak 0vhb 07ve0zvg 0qob1xoj 0wob1uoj0xoh 15aa 0nof11og 10ha 1thm1yhj16hg1zhj1shj1dhh1bhg20hj1rhj21hj18hh14hg 0yob1woj 1gub22uj 0cha0dhk 0pob 0aoc1voj 03vc0tvg 09vb 1aua23uj 0roe1cog 00vc02vk 04vb06vk 0nhd 0wha1uhj0xhh 1tam1vaj1eah1uaj0xag1zaj1saj1dah1bah20aj1raj21aj18ag14ah 0qhc1xhj11hg 01of1eog 10aa1yaj16ah 0sob 01hf 0naf 0aha1vhj1ehh 0qaa1xaj11ah 07of0zoh 0yaa0aac0zah1waj 13ue1huh 0yhb1whj 1ivm1qoj1jvj08vg0uog1kvj1poj1lvj0bvg0ooh 0jub1ouj05vh 0hue 0phb 09oa 00oc02ok 0iub1nuj0kuh 04oa 17ue 07he0zhg 0rhd1chg'
