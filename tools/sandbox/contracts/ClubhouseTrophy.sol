// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// One numbered trophy per holder, with its drawing on the chain.
contract ClubhouseTrophy is ERC721 {
    constructor(address[] memory holders) ERC721("Clubhouse Trophy", "TROPHY") {
        for (uint256 i = 0; i < holders.length; i++) _mint(holders[i], i + 1);
    }

    function mint(address to, uint256 id) external {
        _mint(to, id);
    }

    function tokenURI(uint256 id) public view override returns (string memory) {
        _requireOwned(id);
        bytes memory json = abi.encodePacked(
            '{"name":"Trophy ',
            Strings.toString(id),
            '","description":"For everybody who was there when the clubhouse opened.","image":"data:image/svg+xml;base64,',
            Base64.encode(draw(id)),
            '"}'
        );
        return string.concat("data:application/json;base64,", Base64.encode(json));
    }

    function draw(uint256 id) private pure returns (bytes memory) {
        return abi.encodePacked(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="480" height="480"><path fill="hsl(',
            Strings.toString((id * 47) % 360),
            ' 35% 24%)" d="M0 0h96v96H0z"/><path fill="none" stroke="#e8c27a" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" d="M32 22h32v18a16 16 0 0 1-32 0zM32 28H20v4a12 12 0 0 0 13 12M64 28h12v4a12 12 0 0 1-13 12M48 56v12M36 74h24"/></svg>'
        );
    }
}
