// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// What strangers drop into wallets: its name is an advertisement.
contract StrayCoupon is ERC721 {
    constructor(address[] memory holders) ERC721("Claim at prizes.example.xyz", "PRIZE") {
        for (uint256 i = 0; i < holders.length; i++) _mint(holders[i], i + 1);
    }

    function mint(address to, uint256 id) external {
        _mint(to, id);
    }
}
